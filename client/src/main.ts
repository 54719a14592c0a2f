import '@fontsource/young-serif/latin-400.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadAnew } from './line/anew';
import { pocket } from './line/pocket';
import { settings } from './settings/settings.svelte';
import './style/tokens.css';
import './style/base.css';
import './style/print.css';

/** A part that is missing belongs to an older edition than the host has. */
addEventListener('vite:preloadError', loadAnew);

const target = document.getElementById('app');
if (target) {
  await settings.begin();
  mount(App, { target });
}
// Where site data is blocked there is nothing to keep the page in.
if ('serviceWorker' in navigator && navigator.cookieEnabled && import.meta.env.PROD) {
  void navigator.serviceWorker.register(new URL('./offline.js', document.baseURI)).catch(() => undefined);
}

/** For tests and for people with a console: opens a table on this device with any set-up. */
Object.assign(window, { luckhouse: { open: pocket.open.bind(pocket) } });
