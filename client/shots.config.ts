import base from './playwright.config';

/** `cargo xtask shots`: pictures of every page, for people to look at. */
export default { ...base, projects: [{ testDir: 'tests/shots', testMatch: /.*\.shots\.ts/ }], timeout: 180_000 };
