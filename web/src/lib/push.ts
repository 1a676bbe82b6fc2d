/** Push messages to this browser, through the service worker. */

import { api } from "./api";

/** Whether this browser is subscribed. */
export async function pushed(): Promise<boolean> {
  return (await current()) !== null;
}

/** Subscribe this browser; the reader is asked for leave. */
export async function subscribe(): Promise<void> {
  const { key } = await api.pushKey();
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = subscription.toJSON();
  await api.push({ endpoint, keys });
}

/** End the subscription of this browser, here and on the server. */
export async function unsubscribe(): Promise<void> {
  const subscription = await current();
  if (!subscription) return;
  await subscription.unsubscribe();
  await api.endPush(subscription.endpoint);
}

async function current(): Promise<PushSubscription | null> {
  if (!("serviceWorker" in navigator)) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/** A key in base64 for addresses as bytes. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
