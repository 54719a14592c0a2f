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

/* A page that nobody looks at wants somebody called to its table: the call says which tab that is, and where. */
addEventListener('message', (event) => {
  const { title, href, ...more } = event.data;
  event.waitUntil(registration.showNotification(title, { ...more, data: { href, tab: event.source.id } }));
});

/*
 * Whoever is called to a table comes to it: in the tab that called, or in one that is open at the house. The address of a tab is no help:
 * browsers tell the one it was opened with, and the tables differ in what comes after.
 */
addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const { href, tab } = notification.data;
  const come = async () => {
    const caller = await clients.get(tab);
    const there = caller ?? (await clients.matchAll({ type: 'window' }))[0];
    if (!there) return clients.openWindow(href);
    // Not every browser lets it come to the front: it is at the table all the same.
    await there.focus().catch(() => undefined);
    // To be sent where one is already would be to load it anew.
    if (caller) caller.postMessage(href);
    else await there.navigate(href);
  };
  event.waitUntil(come());
});
