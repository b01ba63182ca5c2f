/** Finds a working Chromium for the tests. It needs neither an installed browser nor a network. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { unpackChromium } from './packaged-chromium.ts';

type Source = 'CHROMIUM_PATH' | 'installed' | 'playwright' | 'packaged';

/** A browser as Playwright's launch options: `chromium.launch(await findBrowser())`. */
export interface Browser {
  executablePath: string;
  /** The complete environment for starting the browser; if absent, the environment of this process. */
  env?: Record<string, string>;
  args: string[];
}

const cache = join(import.meta.dirname, '../../node_modules/.cache');

const args = [
  '--disable-gpu',
  '--disable-background-networking',
  // Containers rarely allow the sandbox or a large /dev/shm. The tests don't need them, because they visit only our own
  // pages.
  ...(process.platform === 'linux' ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
];

const finders: Record<Source, () => Promise<Browser[]>> = {
  CHROMIUM_PATH: async () => candidates([process.env['CHROMIUM_PATH'] ?? '']),
  installed: async () => candidates(installedPaths()),
  playwright: async () => candidates([chromium.executablePath()]),
  packaged,
};

const found = new Map<string, Promise<Browser>>();

/**
 * Returns the first browser that really starts: CHROMIUM_PATH (which must start if it is set), an installed Chrome,
 * Chromium or Edge, Playwright's own browser, or the packaged one (Linux x64). `only` selects one of these sources. The
 * result is cached for the life of the process.
 */
export function findBrowser(only?: Source): Promise<Browser> {
  const key = only ?? 'any';
  const answer = found.get(key) ?? search(only);
  found.set(key, answer);
  return answer;
}

async function search(only: Source | undefined): Promise<Browser> {
  const forced = process.env['CHROMIUM_PATH'] ? 'CHROMIUM_PATH' : undefined;
  const wanted = only ?? forced;
  const sources = wanted ? [wanted] : (Object.keys(finders) as Source[]);
  const failures: string[] = [];
  for (const source of sources) {
    for (const browser of await finders[source]()) {
      const failure = await tryOut(browser);
      if (failure === undefined) return browser;
      failures.push(`${browser.executablePath}: ${failure}`);
    }
  }
  throw new Error(
    ['No Chromium starts here. Install one, or set CHROMIUM_PATH.', ...failures].join('\n'),
  );
}

const candidates = (paths: string[]): Browser[] =>
  paths.filter((path) => path !== '').map((executablePath) => ({ executablePath, args }));

function installedPaths(): string[] {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge']
      .map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
      .filter(existsSync);
  }
  if (process.platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map(
      (name) => process.env[name] ?? '',
    );
    return ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe']
      .flatMap((path) => roots.map((root) => join(root, path)))
      .filter(existsSync);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter(existsSync);
}

/**
 * The packaged Chromium, first with the machine's own libraries and fonts, because the packaged libraries can conflict
 * with newer ones.
 */
async function packaged(): Promise<Browser[]> {
  const unpacked = await unpackChromium(cache);
  if (!unpacked) return [];
  const { executablePath, libraries, fonts } = unpacked;
  const env: Record<string, string> = { FONTCONFIG_PATH: fonts };
  for (const [name, value] of Object.entries(process.env)) if (value) env[name] ??= value;
  env['LD_LIBRARY_PATH'] = [libraries, env['LD_LIBRARY_PATH']].filter(Boolean).join(delimiter);
  return [
    { executablePath, args },
    { executablePath, args, env },
  ];
}

/** Starts the browser and renders a text, to detect missing libraries and fonts; returns the failure, if any. */
async function tryOut(browser: Browser): Promise<string | undefined> {
  if (!existsSync(browser.executablePath)) return 'does not exist';
  try {
    const running = await chromium.launch({ ...browser, timeout: 20_000 });
    try {
      const page = await running.newPage();
      await page.setContent('<span>Über alle Berge</span>');
      await page.screenshot();
      const text = await page.locator('span').boundingBox();
      if (!text?.width) return 'shows no text: it finds no font';
    } finally {
      await running.close();
    }
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
