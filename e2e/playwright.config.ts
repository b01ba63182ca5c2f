import { defineConfig } from '@playwright/test';

const projects = [
  {
    name: 'phone',
    // Stories that don't depend on the screen size run only once, on the larger screen.
    grepInvert: /@once/,
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
  {
    name: 'desktop',
    // Travelers' stories run on the phone; desktop-tour.spec.ts covers the same screens on a desktop.
    grepInvert: /@phone/,
    use: { viewport: { width: 1440, height: 900 } },
  },
];
/** True for runs in the pseudo-language, in which each page is examined (`npm run test:pseudo`). */
const IS_PSEUDO = process.env['PSEUDO_REPORT'] !== undefined;

/** Stories run against the built product; fixtures.ts starts one server for each worker. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  // Stories are independent of each other. They run in parallel even within a file, so that no worker is idle while
  // another one runs a long file.
  fullyParallel: true,
  forbidOnly: true,
  // A browser may stall on a shared machine, so a failed story is run a second time and reported as flaky if it passes.
  retries: IS_PSEUDO ? 2 : process.env['CI'] ? 1 : 0,
  workers: 2,
  // The limit is generous, for a busy machine with two cores. Nothing waits longer than necessary.
  timeout: IS_PSEUDO ? 400_000 : 120_000,
  expect: { timeout: 20_000, toPass: { timeout: 30_000 } },
  reporter: 'list',
  // Traces with snapshots of the page are recorded instead of videos, which would take a quarter more time. Traces take
  // time as well, so where failed stories are retried, only the retry is recorded.
  use: {
    trace: { mode: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects,
});
