import { access } from 'node:fs/promises';
import { pathToFileURL, fileURLToPath } from 'node:url';
import type { ContributionPolicy, MailDelivery, SiteContent } from '@wayfarer/contract';
import type { Config } from '../config/config.ts';
import { accountMailDelivery } from '../config/mail-delivery.ts';
import type { AppContext } from '../context.ts';
import type { PageExceptions } from '../http/guards/security-headers.ts';
import { ROOT } from '../root-folder.ts';
import { siteContact, siteContent } from './site-content.ts';

/** The public configuration of this installation, which every browser gets. */
export interface PublicConfig {
  mode: Config['mode'];
  currency: string;
  charge: Config['charge'];
  contributions: ContributionPolicy;
  externalPictures: boolean;
  identity: {
    mode: 'embedded' | 'firebase';
    apiKey: string;
    authDomain: string;
    projectId: string;
  };
  accountMails: MailDelivery;
  googleSignIn: boolean;
  contact: Config['contact'];
  site: SiteContent;
}

export interface PageRoute extends PageExceptions {
  /** For example, `/payment/:id`; matches in any letter case. */
  path: string;
  /** The query parameters that the page reads, each with a test for values whose page may be cached. */
  query: Readonly<Record<string, (value: string) => boolean>>;
  /** True if it is rendered for each request. */
  unkept?: boolean;
}

export interface RenderedPage {
  status: number;
  location?: string;
  html?: string;
  /** Hashes of this page's own inline styles, in addition to those of every page. */
  styleHashes?: readonly string[];
}

/** The web build's exports for the server. */
export interface PageRenderer {
  render(request: {
    url: string;
    answer(
      endpoint: { method: string; path: string },
      input: unknown,
    ): Promise<{ status: number; output: unknown; headers: Readonly<Record<string, string>> }>;
    config: PublicConfig;
    brandColor: string;
  }): Promise<RenderedPage>;
  /** All pages; an address that matches none of them gets the page for unknown addresses. */
  pages: readonly PageRoute[];
  sitemap: {
    /** Paths, with their queries. */
    listed: readonly string[];
    destination(id: string): string;
  };
  /** Disallowed in robots.txt: all addresses with these prefixes. */
  refused: readonly string[];
  csp: { scriptHashes: string[]; styleHashes: string[] };
}

interface ServerBuild {
  createPageRenderer(options: { clientDir: string; publicUrl: string }): PageRenderer;
}

const WEB = new URL('web/dist/', ROOT);
/** The browser's files of the web build. */
export const CLIENT_DIR = fileURLToPath(new URL('client/', WEB));
const SERVER_ENTRY = fileURLToPath(new URL('server/entry-server.js', WEB));

/** Loads the web build. If it is missing, throws an error that says what to do. */
export async function loadPageRenderer(publicUrl: string): Promise<PageRenderer> {
  try {
    await Promise.all([access(SERVER_ENTRY), access(CLIENT_DIR)]);
  } catch (error) {
    throw new Error('The web application is not built. Run `npm run build` first.', {
      cause: error,
    });
  }
  const build = (await import(/* @vite-ignore */ pathToFileURL(SERVER_ENTRY).href)) as ServerBuild;
  return build.createPageRenderer({ clientDir: CLIENT_DIR, publicUrl });
}

/** The configuration that every page contains, with the current settings. */
export async function publicConfig({
  config,
  settings,
}: Pick<AppContext, 'config' | 'settings'>): Promise<PublicConfig> {
  const { mode, currency, charge, identity, pictures } = config;
  const { kind, apiKey, authDomain, projectId } = identity;
  return {
    mode,
    currency,
    charge,
    contributions: await settings.read('spots.contributions'),
    externalPictures: pictures.external,
    identity: { mode: kind, apiKey, authDomain, projectId },
    accountMails: accountMailDelivery(config),
    googleSignIn: kind === 'firebase' || identity.accountChooser || identity.google !== undefined,
    contact: await siteContact({ config, settings }),
    site: await siteContent(settings),
  };
}
