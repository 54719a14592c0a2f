import { defineConfig, type LaunchOptions } from '@playwright/test';

const PORT = Number(process.env.LUCKHOUSE_TEST_PORT ?? 7421);
/** Chromium as the system has it, and the same without what nobody sees of it: quicker, and deaf to notifications. */
const BROWSER = process.env.LUCKHOUSE_BROWSER ?? 'chromium';
const SHELL = process.env.LUCKHOUSE_BROWSER ?? 'chromium-headless-shell';
const PROGRAM = process.env.LUCKHOUSE_PROGRAM ?? '../target/debug/luckhouse';
const FOLDER = process.env.LUCKHOUSE_TEST_FOLDER ?? '/tmp';
const DATABASE = `sqlite:${FOLDER}/luckhouse-browser-${process.ppid}.db?mode=rwc`;

/** What measures, and must be left alone by the other tests. */
const MEASURES = /(light|race|speed)\.spec\.ts/;
/** What is about notifications. */
const CALLS = /called\.spec\.ts/;

const launchOptions = (browser: string): LaunchOptions => ({
  executablePath: browser.startsWith('/') ? browser : `/usr/bin/${browser}`,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});

export default defineConfig({
  testDir: 'tests',
  timeout: 240_000,
  expect: { timeout: 15_000 },
  // One more than there are processors: tests also wait.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  projects: [
    { name: 'holds', testIgnore: [MEASURES, CALLS], use: { launchOptions: launchOptions(SHELL) } },
    { name: 'calls', testMatch: CALLS },
    { name: 'measures', testMatch: MEASURES, dependencies: ['holds', 'calls'], workers: 1 },
  ],
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    browserName: 'chromium',
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 800 },
    // The page is kept for later only where a test is about that: keeping it takes longer than most of them.
    serviceWorkers: 'block',
    launchOptions: launchOptions(BROWSER),
  },
  webServer: {
    command: `${PROGRAM} serve --listen 127.0.0.1:${PORT} --database '${DATABASE}' --house 0 --requests-per-minute 100000 --sockets-per-address 10000`,
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 60_000,
    stdout: 'ignore',
  },
});
