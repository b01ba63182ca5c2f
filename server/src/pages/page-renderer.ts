import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  type ContributionPolicy,
  DEFAULT_LANGUAGE,
  type DisplayRates,
  displayRates,
  findLanguage,
  type Language,
  languagePrefix,
  type MailDelivery,
  type PaymentPlan,
  shownRates,
  type SiteContent,
  type SiteLanguage,
  type TaxRate,
  taxTermsOn,
} from '@wayfarer/contract';
import type { Config } from '../config/config.ts';
import { accountMailDelivery } from '../config/mail-delivery.ts';
import type { AppContext } from '../context.ts';
import type { PageExceptions } from '../http/guards/security-headers.ts';
import { agencyDay } from '../features/settings/index.ts';
import { ROOT } from '../root-folder.ts';
import { siteContact, siteContent } from './site-content.ts';

/** The configuration that is sent to every browser. */
export interface PublicConfig {
  mode: Config['mode'];
  currency: string;
  charge: Config['charge'];
  plan?: PaymentPlan;
  taxRates?: readonly TaxRate[];
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
  /** The site's languages, starting with the first one; set only if there are several. */
  languages?: readonly SiteLanguage[];
  /** Set if the agency has rates of other currencies. */
  rates?: DisplayRates;
}

export interface PageRoute extends PageExceptions {
  /** Such as `/payment/:id`; matches in any letter case. */
  path: string;
  /** The query parameters that the page reads, with a test of each value: true if the page may be cached. */
  query: Readonly<Record<string, (value: string) => boolean>>;
  /** True if the page is rendered for each request. */
  unkept?: boolean;
  /** True for pages of the console, which are in the language of the person who uses it. */
  inOwnLanguage?: boolean;
}

export interface RenderedPage {
  status: number;
  location?: string;
  html?: string;
  /** Inline styles that only this page has. */
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
  /** Any other address gets the page for unknown addresses. */
  pages: readonly PageRoute[];
  sitemap: {
    /** With their queries. */
    listed: readonly string[];
    destination(id: string): string;
  };
  /** Prefixes that robots.txt disallows. */
  refused: readonly string[];
  csp: { scriptHashes: string[]; styleHashes: string[] };
  /** Set if there are builds in several languages. */
  assets?: readonly string[];
  /** Loads a language's build, at the first request for that language. */
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
  /** The folder of the browser's files. */
  client: string;
  entry: URL;
}

/** The web build in a language. A site only in English has its own build, without the code that other sites need. */
function buildOf(languages: readonly Language[], language: Language): Build {
  const isAlone = languages.length === 1 && language === DEFAULT_LANGUAGE;
  const end = isAlone ? '' : `-${language}`;
  const entry = new URL(`server${end}/entry-server.js`, WEB);
  const prefix = languagePrefix(languages, language);
  // each prefix gets its own instance of the module, which reads the prefix from the module's address
  if (prefix !== '') entry.searchParams.set('prefix', prefix);
  return { client: fileURLToPath(new URL(`client${end}/`, WEB)), entry };
}

export const clientFolders = (languages: readonly Language[]): string[] =>
  languages.map((language) => buildOf(languages, language).client);

/** The file in which the web build of a language counts the texts that the language lacks. */
export const missingTextsFile = (languages: readonly Language[], language: Language): URL =>
  new URL('missing-texts.json', buildOf(languages, language).entry);

/** Loads the web build of the site's first language. Throws if a build is missing. */
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
      loading.catch(() => loaded.delete(language)); // lets the next request try again
      return loading;
    },
  };
}

/** The languages to choose from; undefined if visitors have no choice. */
function offered(languages: readonly Language[]): SiteLanguage[] | undefined {
  if (languages.length < 2) return undefined;
  return languages.map((tag) => ({
    tag,
    name: findLanguage(tag)?.name ?? tag,
    prefix: languagePrefix(languages, tag),
  }));
}

/** The configuration in every page, with the current settings; by default in the site's first language. */
export async function publicConfig(
  { clock, config, settings }: Pick<AppContext, 'clock' | 'config' | 'settings'>,
  language?: Language,
): Promise<PublicConfig> {
  const { mode, currency, charge, identity, languages: spoken, pictures } = config;
  const languages = offered(spoken);
  const set = await settings.read('site.currencyRates');
  const plan = await settings.read('money.plan');
  const taxTerms = taxTermsOn(
    await settings.read('papers.tax'),
    await agencyDay({ clock, settings }),
  );
  const taxRates = shownRates(taxTerms);
  const rates = set === '' ? null : displayRates(set, currency);
  const { kind, apiKey, authDomain, projectId } = identity;
  return {
    mode,
    currency,
    charge,
    ...(plan && { plan }),
    ...(taxRates.length > 0 && { taxRates }),
    contributions: await settings.read('spots.contributions'),
    externalPictures: pictures.external,
    identity: { mode: kind, apiKey, authDomain, projectId },
    accountMails: accountMailDelivery(config),
    googleSignIn: kind === 'firebase' || identity.accountChooser || identity.google !== undefined,
    contact: await siteContact({ config, settings }),
    site: await siteContent(settings, { language, original: spoken[0] ?? DEFAULT_LANGUAGE }),
    ...(languages && { languages }),
    ...(rates && { rates }),
  };
}
