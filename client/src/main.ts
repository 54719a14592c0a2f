import '@fontsource/young-serif/latin-400.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { pocket } from './line/pocket';
import { settings } from './settings/settings.svelte';
import { remember, remembered } from './settings/store';
import './style/tokens.css';
import './style/base.css';

const target = document.getElementById('app');
if (target) {
  await settings.begin();
  mount(App, { target });
}
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register(new URL('./offline.js', document.baseURI)).catch(() => undefined);
}

/** A part that is missing belongs to an older edition than the host has: the page is loaded anew, though not over and over. */
addEventListener('vite:preloadError', () => {
  const [last, now] = [remembered<number>('reloaded') ?? 0, Date.now()];
  if (navigator.onLine && now - last > 60_000 && remember('reloaded', now)) location.reload();
});

/** For tests and for people with a console: opens a table on this device with any set-up. */
Object.assign(window, { luckhouse: { open: pocket.open.bind(pocket) } });
