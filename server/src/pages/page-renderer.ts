import { access } from 'node:fs/promises';
import { pathToFileURL, fileURLToPath } from 'node:url';
import type { Config } from '../config/config.ts';

/** What the server tells every browser about this installation. */
export interface PublicConfig {
  mode: Config['mode'];
  currency: string;
  charge: Config['charge'];
  contributions: Config['contributions'];
  identity: {
    mode: 'embedded' | 'firebase';
    apiKey: string;
    authDomain: string;
    projectId: string;
  };
  googleSignIn: boolean;
  contact: Config['contact'];
}

export interface PageRenderer {
  render(request: {
    url: string;
    fetchApi(path: string): Promise<{
      status: number;
      body: unknown;
      headers?: Readonly<Record<string, unknown>>;
    }>;
    config: PublicConfig;
  }): Promise<{ status: number; location?: string; html?: string }>;
  csp: { scriptHashes: string[]; styleHashes: string[] };
}

interface ServerBuild {
  createPageRenderer(options: { clientDir: string; publicUrl: string }): PageRenderer;
}

const WEB = new URL('../../../web/dist/', import.meta.url);
/** The browser's files of the web build. */
export const CLIENT_DIR = fileURLToPath(new URL('client/', WEB));
const SERVER_ENTRY = fileURLToPath(new URL('server/entry-server.js', WEB));

/** Loads the web build. Throws with what to do when it is missing. */
export async function loadPageRenderer(publicUrl: string): Promise<PageRenderer> {
  try {
    await Promise.all([access(SERVER_ENTRY), access(CLIENT_DIR)]);
  } catch (error) {
    throw new Error('The web application is not built. Run `npm run build` first.', {
      cause: error,
    });
  }
  const build = (await import(pathToFileURL(SERVER_ENTRY).href)) as ServerBuild;
  return build.createPageRenderer({ clientDir: CLIENT_DIR, publicUrl });
}

export function publicConfig({
  mode,
  currency,
  charge,
  contributions,
  identity,
  contact,
}: Config): PublicConfig {
  const { kind, apiKey, authDomain, projectId } = identity;
  return {
    mode,
    currency,
    charge,
    contributions,
    identity: { mode: kind, apiKey, authDomain, projectId },
    googleSignIn: kind === 'firebase' || identity.accountChooser || identity.google !== undefined,
    contact,
  };
}
