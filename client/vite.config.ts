import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { NEEDS_SCRIPT } from './src/words/unscripted';

/** Writes the service worker with the list of everything that was built, so that the page opens without a network. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    // What is left of the files when everybody else is done with them.
    enforce: 'post',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((file) => !/\.(map|md)$/.test(file));
      const files = ['./', 'manifest.webmanifest', 'icon.svg', 'icon-192.png', 'icon-512.png', ...built.filter((file) => file !== 'index.html')];
      const edition = createHash('sha256');
      for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => a.localeCompare(b))) {
        edition.update(name).update(file.type === 'chunk' ? file.code : file.source);
      }
      const source = readFileSync(new URL('src/offline.js', import.meta.url), 'utf8')
        .replace('__EDITION__', JSON.stringify(edition.digest('hex').slice(0, 16)))
        .replace('__FILES__', JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'offline.js', source });
    },
  };
}

const COMPRESSED = /\.(js|css|html|svg|wasm|webmanifest|ico|txt|md)$/;

/** Compresses every file once, as small as can be: a server then has nothing to do. Over plain HTTP browsers take gzip alone. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!COMPRESSED.test(name)) continue;
        const bytes = readFileSync(join(folder, name));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

const LOCALES = new URL('../locales/', import.meta.url);

/** What one message says, from a file of one language. */
function said(lang: string, file: string, key: string): string {
  const bundle = new FluentBundle(lang);
  bundle.addResource(new FluentResource(readFileSync(new URL(`${lang}/${file}.ftl`, LOCALES), 'utf8')));
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`${lang}/${file}.ftl has no ${key}`);
  return bundle.formatPattern(pattern);
}

/** What stands in the page before any script runs. */
function unscripted(): Plugin {
  return {
    name: 'unscripted',
    transformIndexHtml: (html) =>
      html
        .replaceAll('%description%', said('en', 'server', 'server-preview'))
        .replace('%noscript%', ['en', 'de', 'fr'].map((lang) => `<p lang="${lang}">${said(lang, 'client', NEEDS_SCRIPT)}</p>`).join('')),
  };
}

/** `virtual:words/de`: every file of the page's own messages in that language, as one text. */
function words(): Plugin {
  const files = (lang: string): URL[] => {
    const folder = new URL(`${lang}/`, LOCALES);
    const names = readdirSync(folder).filter((name) => /^client(-.*)?\.ftl$/.test(name));
    return names.sort().map((name) => new URL(name, folder));
  };
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith('virtual:words/') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:words/')) return undefined;
      const found = files(id.slice(-2));
      for (const file of found) this.addWatchFile(file.pathname);
      const text = found.map((file) => readFileSync(file, 'utf8').replace(/^#.*\n/gm, '')).join('\n');
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

/** What the door needs at once; its four pictures; whatever every table needs. */
const CHUNKS = [
  { name: 'door', tags: ['$initial' as const], priority: 3 },
  { name: 'pictures', test: /src\/games\/pictures\.ts/, priority: 2 },
  { name: 'table', test: /src\/table\/TablePage\.svelte/, priority: 1 },
];

export default defineConfig({
  base: './',
  plugins: [svelte(), words(), unscripted(), offline(), compressed()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    license: { fileName: 'licences.md' },
    // Few and whole: every file costs a phone a way there and back.
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:7777', ws: true } },
  },
});
