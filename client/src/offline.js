/* The page without a network: everything that was built is kept, and what a server says is not. */
const EDITION = __EDITION__;
const FILES = __FILES__;

// A server answers somebody who does not want a page with a line of text.
const asked = (file) => new Request(file, file === './' ? { headers: { accept: 'text/html' } } : {});

addEventListener('install', (event) => {
  event.waitUntil(caches.open(EDITION).then((cache) => cache.addAll(FILES.map(asked))).then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  const old = (keys) => keys.filter((key) => key !== EDITION);
  event.waitUntil(caches.keys().then((keys) => Promise.all(old(keys).map((key) => caches.delete(key)))).then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const root = new URL('./', registration.scope);
  const own = url.origin === root.origin && url.pathname.startsWith(root.pathname);
  const path = url.pathname.slice(root.pathname.length);
  if (event.request.method !== 'GET' || !own || path.startsWith('api/')) return;
  const page = path === '' || path === 'index.html';
  const fresh = () => fetch(event.request);
  const kept = () => caches.match(page ? root.href : event.request, { ignoreSearch: true, ignoreVary: true });
  // The page itself is asked for anew, so that a new edition is found; its parts never change.
  // A host that only says that something is wrong with it is as good as none.
  const newest = async () => {
    const answer = await fresh().catch(() => undefined);
    return answer?.ok ? answer : ((await kept()) ?? answer ?? Response.error());
  };
  event.respondWith(page ? newest() : kept().then((found) => found ?? fresh()));
});

/* Whoever is called to a table comes to it: in the tab where it is open, or in one that is open at the house. */
addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const come = async () => {
    const tabs = await clients.matchAll({ type: 'window' });
    // Not every browser tells the part of an address by which the tables differ.
    const there = tabs.find(({ url }) => url === notification.data);
    if (there) await there.focus();
    else if (tabs[0]) await tabs[0].focus().then((tab) => tab.navigate(notification.data));
    else await clients.openWindow(notification.data);
  };
  event.waitUntil(come());
});
