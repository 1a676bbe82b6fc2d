/* The service worker: keeps the shell of the client for times without a connection, and shows push notices.
   Pages are asked from the network first, so that an update is seen at once; files with a hash in their names never
   change and come from the cache. The server's answers under /api are never kept. */

const SHELL = "tyche-shell-1";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(["/", "/icon.svg"]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const others = (names) => names.filter((name) => name !== SHELL).map((name) => caches.delete(name));
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(others(names)))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** Every address of the client is the same page. */
async function page(request) {
  try {
    const response = await fetch(request);
    if (response.ok) {
      const cache = await caches.open(SHELL);
      await cache.put("/", response.clone());
    }
    return response;
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(SHELL);
    await cache.put(request, response.clone());
  }
  return response;
}

/** A notice is JSON: title, body, url and table; there is one notice for each table. */
self.addEventListener("push", (event) => {
  const notice = event.data?.json() ?? {};
  const shown = { body: notice.body ?? "", tag: notice.table, icon: "/icon-192.png", data: { url: notice.url ?? "/" } };
  event.waitUntil(self.registration.showNotification(notice.title ?? "Tyche", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.url, location.origin);
  if (address.origin !== location.origin) return;
  event.waitUntil(open(address.href));
});

/** The tab that already shows the table, else a new one. */
async function open(address) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => tab.url.split("#")[0] === address);
  return there ? there.focus() : self.clients.openWindow(address);
}
