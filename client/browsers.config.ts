import { defineConfig } from '@playwright/test';

/** People in the browsers of others: Firefox and WebKitGTK, as the system has them. */
export default defineConfig<object, { kind: 'firefox' | 'webkit' }>({
  testDir: 'browsers',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  projects: [
    { name: 'firefox', use: { kind: 'firefox' } },
    { name: 'webkit', use: { kind: 'webkit' } },
  ],
});
