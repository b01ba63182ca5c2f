import { setImmediate as nextRound } from 'node:timers/promises';
import { findLanguage, type Language, languagePrefix } from '@wayfarer/contract';
import type { AppContext } from '../context.ts';
import { spotIdBoundaries, spotIdsAfter } from '../features/spots/index.ts';
import type { FreshResponse } from '../http/cache/encode-response.ts';
import { assertCapacity } from '../http/guards/load-shedding.ts';
import type { Clock } from '../ports.ts';
import { inLanguage } from './language-addresses.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Addresses after which other work gets a turn. */
const SLICE = 500;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const ALTERNATES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
/** The time for which a file may be cached. */
export const HOUR_MS = 3_600_000;
export const HOUR = 'public, max-age=3600';
const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': HOUR };

const publicLanguages = (languages: readonly Language[]) =>
  languages.filter((tag) => findLanguage(tag)?.state !== 'pseudo');

/** The files of destinations are numbered from 1. */
export function createSitemap(
  context: AppContext,
  { listed, destination }: PageRenderer['sitemap'],
  most: number,
) {
  const spoken = publicLanguages(context.config.languages);
  const tags = spoken.length > 1 ? spoken : [];
  const mostSpots = Math.floor(most / Math.max(1, spoken.length)) - listed.length;
  const { origin } = new URL(context.config.http.publicUrl);
  const boundaries = keptFor(HOUR_MS, context.clock, () => {
    assertCapacity(context.db);
    return spotIdBoundaries(context, mostSpots);
  });

  const list = (paths: readonly string[]) => pageList(origin, tags, paths);
  // without services that the agency doesn't offer, and without an imprint if it has none
  const offered = async () => {
    const services = await context.settings.read('site.services');
    const hasImprint = (await context.settings.read('legal.imprint')) !== '';
    return listed.filter((path) => {
      const [, name] = /^\/services\/(.+)$/.exec(path) ?? [];
      if (path === '/imprint') return hasImprint;
      return name === undefined || services.some((service) => service === name);
    });
  };
  const spotsAfter = async (id: string) =>
    (await spotIdsAfter(context, id, mostSpots)).map(destination);

  return {
    count: async () => (await boundaries()).length + 1,
    pages: async () => list(await offered()),
    destinations: async (number: number) =>
      list(await spotsAfter((await boundaries())[number - 2] ?? '')),
    index: async (): Promise<FreshResponse> => {
      const more = await boundaries();
      if (more.length === 0) return list([...(await offered()), ...(await spotsAfter(''))]);
      const files = ['', ...more].map((_, index) => `/sitemap/destinations/${index + 1}.xml`);
      return addressList(origin, INDEX, ['/sitemap/pages.xml', ...files]);
    },
  };
}

const INDEX = { kind: 'sitemapindex', element: 'sitemap' };
const PAGES = { kind: 'urlset', element: 'url' };

async function addressList(
  origin: string,
  { element, kind }: typeof INDEX,
  paths: readonly string[],
) {
  const parts = await inSlices(paths, (path) => [
    `<${element}><loc>${xml(origin + path)}</loc></${element}>`,
  ]);
  return fileOf(`<${kind} ${NAMESPACE}>${parts.join('')}</${kind}>`);
}

/** Pages in each language, with links to the other languages. */
async function pageList(origin: string, tags: readonly Language[], paths: readonly string[]) {
  if (tags.length === 0) return addressList(origin, PAGES, paths);
  const at = (path: string, tag: string) =>
    xml(origin + inLanguage(languagePrefix(tags, tag), path));
  const parts = await inSlices(paths, (path) => {
    const links = [...tags.map((tag) => [tag, at(path, tag)]), ['x-default', xml(origin + path)]];
    const others = links.map(
      ([tag = '', url = '']) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`,
    );
    return tags.map((tag) => `<url><loc>${at(path, tag)}</loc>${others.join('')}</url>`);
  });
  return fileOf(`<urlset ${NAMESPACE} ${ALTERNATES}>${parts.join('')}</urlset>`);
}

const fileOf = (root: string) => ({ status: 200, headers, body: DECLARATION + root });

/** Other work gets a turn between slices. */
async function inSlices(paths: readonly string[], write: (path: string) => string[]) {
  const parts: string[] = [];
  for (let from = 0; from < paths.length; from += SLICE) {
    if (from > 0) await nextRound();
    parts.push(...paths.slice(from, from + SLICE).flatMap(write));
  }
  return parts;
}

/** Makes a value on first use, and again once it is older than `ms`. A failure isn't cached. */
function keptFor<T>(ms: number, clock: Clock, make: () => Promise<T>): () => Promise<T> {
  let kept: { made: Promise<T>; until: number } | null = null;
  return async () => {
    const now = clock.now().getTime();
    if (kept && now < kept.until) return kept.made;
    const mine = { made: make(), until: now + ms };
    kept = mine;
    mine.made.catch(() => {
      if (kept === mine) kept = null;
    });
    return mine.made;
  };
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
