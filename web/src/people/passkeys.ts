/** Passkeys: what the browser's own dialogs make and sign, as the JSON that the server understands. */

import { api, ApiError } from "../lib/api";
import type { Me, PasskeyCard } from "../lib/types";

/** Whether this browser can use passkeys: it must know them, and the page must be served safely. */
export const possible = (): boolean => typeof PublicKeyCredential !== "undefined" && isSecureContext;

type Json = Record<string, unknown>;

function bytes(text: string): ArrayBuffer {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

function text(buffer: ArrayBuffer | null): string | null {
  if (!buffer) return null;
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const known = (list: unknown): PublicKeyCredentialDescriptor[] =>
  ((list ?? []) as { id: string; type: "public-key" }[]).map(({ id, type }) => ({ id: bytes(id), type }));

/** Nothing came of it: the person has closed the dialog, or there is no such key. */
const stopped = (): ApiError => new ApiError(0, "passkey-stopped", {}, "No passkey was used.");

async function asked(credential: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await credential;
    if (found) return found as PublicKeyCredential;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  throw stopped();
}

/** Make a passkey and have the server keep it. */
export async function add(name: string, password?: string): Promise<PasskeyCard> {
  const { token, options } = await api.newPasskey(password);
  const user = options["user"] as { id: string; name: string; displayName: string };
  const publicKey = {
    ...(options as object),
    challenge: bytes(String(options["challenge"])),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: known(options["excludeCredentials"]),
  } as PublicKeyCredentialCreationOptions;
  const made = await asked(navigator.credentials.create({ publicKey }));
  const response = made.response as AuthenticatorAttestationResponse;
  return api.addPasskey(token, name, {
    ...named(made),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      attestationObject: text(response.attestationObject),
      transports: response.getTransports(),
    },
  });
}

/** Sign in with a passkey that the browser has for this server. */
export async function signIn(): Promise<Me> {
  const { token, options } = await api.askPasskey();
  const publicKey = {
    ...(options as object),
    challenge: bytes(String(options["challenge"])),
    allowCredentials: known(options["allowCredentials"]),
  } as PublicKeyCredentialRequestOptions;
  const used = await asked(navigator.credentials.get({ publicKey }));
  const response = used.response as AuthenticatorAssertionResponse;
  return api.usePasskey(token, {
    ...named(used),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: text(response.userHandle),
    },
  });
}

const named = (credential: PublicKeyCredential): Json => ({
  id: credential.id,
  rawId: text(credential.rawId),
  type: credential.type,
  clientExtensionResults: credential.getClientExtensionResults(),
});
