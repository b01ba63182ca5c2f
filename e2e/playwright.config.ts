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
    // Travelers' stories run on the phone; desktop-tour.spec.ts covers their screens here.
    grepInvert: /@phone/,
    use: { viewport: { width: 1440, height: 900 } },
  },
];
/** Stories in the pseudo-language stop at each page to look at it (`npm run test:pseudo`). */
const IS_PSEUDO = process.env['PSEUDO_REPORT'] !== undefined;

/** Stories run against the built product; fixtures.ts starts one server for each worker. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  // Stories are independent, so they run in parallel, and no worker is idle while another runs a long file.
  fullyParallel: true,
  forbidOnly: true,
  // A browser may stall on a shared machine, so a failed story is retried once and reported as flaky.
  retries: IS_PSEUDO ? 2 : process.env['CI'] ? 1 : 0,
  workers: 2,
  // Generous for a busy machine with two cores; nothing waits longer than necessary.
  timeout: IS_PSEUDO ? 400_000 : 120_000,
  expect: { timeout: 20_000, toPass: { timeout: 30_000 } },
  reporter: 'list',
  // Videos would take a quarter more time; traces contain snapshots of the page instead. These take time as well,
  // so where failed stories are retried, only the retry is recorded.
  use: {
    trace: { mode: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects,
});
