import { findBrowser } from '../scripts/browser/find-browser.ts';

/** Finds the browser once. The workers inherit the result through the environment. */
export default async function setup(): Promise<void> {
  process.env['E2E_BROWSER'] = JSON.stringify(await findBrowser());
}
