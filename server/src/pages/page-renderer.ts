import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  type ContributionPolicy,
  DEFAULT_LANGUAGE,
  findLanguage,
  type Language,
  languagePrefix,
  type MailDelivery,
  type SiteContent,
  type SiteLanguage,
} from '@wayfarer/contract';
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
  /** The site's languages, its first one first, if there are several. */
  languages?: readonly SiteLanguage[];
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
  /** The folders of the browser's files, if there are builds in several languages. */
  assets?: readonly string[];
  /** The renderer of another language of the site, loaded at its first request. */
  inLanguage?(language: Language): Promise<PageRenderer>;
}

interface ServerBuild {
  createPageRenderer(options: {
    clientDir: string;
    publicUrl: string;
    languages: readonly Language[];
    language: Language;
  }): PageRenderer;
}

const WEB = new URL('web/dist/', ROOT);

interface Build {
  /** The browser's files. */
  client: string;
  /** The module that renders pages. */
  entry: URL;
}

/** The web build in a language. A site in English alone has its own build, without what only other sites need. */
function buildOf(languages: readonly Language[], language: Language): Build {
  const isAlone = languages.length === 1 && language === DEFAULT_LANGUAGE;
  const end = isAlone ? '' : `-${language}`;
  const entry = new URL(`server${end}/entry-server.js`, WEB);
  const prefix = languagePrefix(languages, language);
  // Each prefix gets a module of its own, which reads it from its address.
  if (prefix !== '') entry.searchParams.set('prefix', prefix);
  return { client: fileURLToPath(new URL(`client${end}/`, WEB)), entry };
}

/** The folders of the browser's files in the builds of these languages. */
export const clientFolders = (languages: readonly Language[]): string[] =>
  languages.map((language) => buildOf(languages, language).client);

/** Loads the web build of the site's first language. If any is missing, throws an error that says what to do. */
export async function loadPageRenderer(
  publicUrl: string,
  languages: readonly Language[] = [DEFAULT_LANGUAGE],
): Promise<PageRenderer> {
  const builds = languages.map((language) => buildOf(languages, language));
  try {
    await Promise.all(
      builds.flatMap(({ client, entry }) => [access(client), access(fileURLToPath(entry))]),
    );
  } catch (error) {
    throw new Error('The web application is not built. Run `npm run build` first.', {
      cause: error,
    });
  }
  const load = async (language: Language) => {
    const { client, entry } = buildOf(languages, language);
    const build = (await import(/* @vite-ignore */ entry.href)) as ServerBuild;
    return build.createPageRenderer({ clientDir: client, publicUrl, languages, language });
  };
  const [first = DEFAULT_LANGUAGE] = languages;
  const renderer = await load(first);
  if (languages.length === 1) return { ...renderer, assets: clientFolders(languages) };
  const loaded = new Map<Language, Promise<PageRenderer>>();
  return {
    ...renderer,
    assets: clientFolders(languages),
    inLanguage(language) {
      const known = loaded.get(language);
      if (known) return known;
      const loading = load(language);
      loaded.set(language, loading);
      loading.catch(() => loaded.delete(language)); // so that the next request tries again
      return loading;
    },
  };
}

/** The languages that a chooser offers; undefined if there is no choice. */
function offered(languages: readonly Language[]): SiteLanguage[] | undefined {
  if (languages.length < 2) return undefined;
  return languages.map((tag) => ({
    tag,
    name: findLanguage(tag)?.name ?? tag,
    prefix: languagePrefix(languages, tag),
  }));
}

/** The configuration that every page contains, with the current settings. */
export async function publicConfig({
  config,
  settings,
}: Pick<AppContext, 'config' | 'settings'>): Promise<PublicConfig> {
  const { mode, currency, charge, identity, languages: spoken, pictures } = config;
  const languages = offered(spoken);
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
    ...(languages && { languages }),
  };
}
