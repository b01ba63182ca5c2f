import { defineConfig } from '@playwright/test';

/** Stories run against the built product; fixtures.ts starts one server for each worker. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  // Every story makes what it needs: no worker waits at the end while the other tells a long file.
  fullyParallel: true,
  forbidOnly: true,
  // Where other work runs beside it a browser may stall: a story that fails is told once more, and said to have been.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  // A busy machine with two cores takes its time; nothing is waited for longer than it needs.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  // A film of each story would cost a quarter of the time: the trace shows the page by its snapshots. Those cost
  // some, too: where a story that fails is told again, that telling is recorded.
  use: {
    trace: { mode: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      // What does not depend on the size of the screen is told once, on the larger one.
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      // A traveler's stories run on the phone; desktop-tour.spec.ts looks at their screens here.
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
