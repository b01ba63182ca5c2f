import { test as base, expect, type BrowserContext, type LaunchOptions } from '@playwright/test';
import { AGENCY_ENV } from './agency.ts';
import { watchPages, type PageWatch } from './page-watch.ts';
import { reportFile, watchForCutTexts } from './pseudo/report.ts';
import { runQuietly } from '../scripts/run.mjs';
import { startServer, type RunningServer } from './start-server.ts';

export { checkA11y, checkA11yAtEnd } from './accessibility.ts';
export { expect };

interface WorkerFixtures {
  /** Settings for the server, such as `test.use({ serverEnv: { CHARGE: 'total' } })`. */
  serverEnv: Record<string, string>;
  /** The product, started once for each worker. Its rows persist across tests. */
  server: RunningServer;
}

interface TestFixtures {
  /** Fails the test on any problem in the browser that wasn't announced with `watch.expect`. */
  watch: PageWatch;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [AGENCY_ENV, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions }, use) => {
      const found = JSON.parse(process.env['E2E_BROWSER'] ?? '{}') as LaunchOptions;
      const args = [NO_OTHER_HOST, ...(found.args ?? []), ...(launchOptions.args ?? [])];
      await use({ ...launchOptions, ...found, args });
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser }, use) => {
      if (reportFile !== undefined) watchForCutTexts(browser, reportFile);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ serverEnv }, use) => {
      if (serverEnv['LANGUAGES'] !== undefined) await buildPages(serverEnv['LANGUAGES']);
      const server = await startServer(serverEnv);
      await use(server);
      const code = await server.stop();
      expect(server.complaints(), 'what the server wrote at level warn and above').toBe('');
      expect(code, 'the exit code after SIGTERM').toBe(0);
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.origin);
  },
  watch: [
    async ({ context, server }, use, info) => {
      const watch = watchPages(context, server.origin);
      await use(watch);
      if (info.status !== info.expectedStatus) process.stderr.write(await whatIsShown(context));
      expect(watch.complaints(), 'what went wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** Builds pages in other languages, which most stories don't need. */
async function buildPages(languages: string): Promise<void> {
  const { code, output } = await runQuietly(['node', 'scripts/build.mjs', '--pages'], {
    env: { LANGUAGES: languages },
  });
  expect(code, output).toBe(0);
}

/** Stories run on this machine only, so no other host exists. */
const NO_OTHER_HOST = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** URL and content of the pages of a failed story, for test runs whose screenshots can't be downloaded. */
async function whatIsShown(context: BrowserContext): Promise<string> {
  const shown = context
    .pages()
    .map(async (page) => `${page.url()}\n${await page.locator('body').ariaSnapshot()}`);
  return (await Promise.all(shown)).join('\n\n');
}
