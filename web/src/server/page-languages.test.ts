import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants, Script } from 'node:vm';
import { KNOWN_LANGUAGES, type Spot } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';
import { aSpot } from '../features/spots/test/spots.ts';
import { createPageRenderer, type PageRenderer, type PublicConfig } from '../entry-server.tsx';
import { answerByAddress } from '../test/answer-by-address.ts';
import { DEMO_CONFIG } from '../test/demo-site.ts';
import { alternates, htmlTag, languagesOf, localeTags } from './language-tags.ts';
import { listed } from './page-routes.ts';

/** The build that `npm test` creates first. */
const DIST = path.join(import.meta.dirname, '../../dist');
const SITE = 'https://travel.example';
const TAGS = ['en', 'de', 'fr', 'ar'];
const config: PublicConfig = {
  ...DEMO_CONFIG,
  languages: TAGS.map((tag, index) => ({ tag, name: tag, prefix: index > 0 ? `/${tag}` : '' })),
};
const categories = {
  all: 0,
  beach: 0,
  mountain: 0,
  city: 0,
  historical: 0,
  nature: 0,
  adventure: 0,
};
const facets = { total: 0, totalIsExact: true, siteTotal: 0, countries: [], categories };

async function answers(address: string): Promise<{ status: number; body: unknown }> {
  return { status: 200, body: address.startsWith('/allSpots/facets') ? facets : [] };
}

interface Build {
  createPageRenderer: typeof createPageRenderer;
}

/** Imports a file with Node's own loader. Vitest's import returns the same module for every address of a file. */
const importByNode = new Script('(address) => import(address)', {
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
}).runInThisContext() as (address: string) => Promise<Build>;

/** A language's renderer, loaded as the server loads it. */
async function rendererOf(tag: string): Promise<PageRenderer> {
  const entry = pathToFileURL(path.join(DIST, 'server/entry-server.js'));
  if (tag !== TAGS[0]) entry.searchParams.set('prefix', `/${tag}`);
  const build = await importByNode(entry.href);
  const clientDir = path.join(DIST, 'client');
  return build.createPageRenderer({ clientDir, publicUrl: SITE, languages: TAGS, language: tag });
}

const renderers = new Map(
  await Promise.all(TAGS.map(async (tag) => [tag, await rendererOf(tag)] as const)),
);

async function render(tag: string, url: string, answersOf = answers) {
  const page = await renderers
    .get(tag)
    ?.render({ url, answer: answerByAddress(answersOf), config, brandColor: '' });
  return { status: page?.status, location: page?.location, html: page?.html ?? '' };
}

const at = (tag: string, own: string) => {
  if (tag === TAGS[0]) return own;
  return own === '/' || own.startsWith('/?') ? `/${tag}${own.slice(1)}` : `/${tag}${own}`;
};

function headOf(html: string) {
  const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
  return {
    tag: /<html[^>]*>/.exec(html)?.[0],
    canonical: /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1],
    alternates: links.map(([, tag, href]) => [tag, href]),
  };
}

describe('a site in several languages', () => {
  it.each(listed.filter((own) => own !== '/imprint'))(
    '%s names its versions, and each of them names the others',
    async (own) => {
      const expected = [
        ...TAGS.map((tag) => [tag, SITE + at(tag, own)]),
        ['x-default', SITE + own],
      ];
      for (const tag of TAGS) {
        const { html, status } = await render(tag, at(tag, own));
        const head = headOf(html);
        expect([status, head.canonical, head.alternates]).toEqual([
          200,
          SITE + at(tag, own),
          expected,
        ]);
      }
    },
  );

  it('declares its language and its direction', async () => {
    const tagOf = async (tag: string) => headOf((await render(tag, at(tag, '/'))).html).tag;
    expect(await tagOf('en')).toBe('<html lang="en">');
    expect(await tagOf('de')).toBe('<html lang="de" data-prefix="/de">');
    expect(await tagOf('ar')).toBe('<html lang="ar" dir="rtl" data-prefix="/ar">');
    const { html } = await render('de', '/de');
    expect(html).toContain('<meta property="og:locale" content="de_DE">');
    expect(html).toContain('<meta property="og:locale:alternate" content="en_US">');
  });

  it.each(['/', '/allTouristSpots', '/contact', '/login', '/no/such'])(
    '%s links to no page in another language, except in the language menu',
    async (own) => {
      const { html } = await render('de', at('de', own));
      const body = html.slice(html.indexOf('<body>'));
      const links = [...body.matchAll(/<(a|form)\b([^>]*?)\s(?:href|action)="([^"]*)"([^>]*)>/g)];
      const others = links
        .filter(([, , before, , after]) => !`${before}${after}`.includes('rel="alternate"'))
        .map(([, , , address = '']) => address)
        .filter((address) => address.startsWith('/'));
      expect(others.length).toBeGreaterThan(5);
      expect(others.filter((address) => !/^\/de(?:$|[/?#])/.test(address))).toEqual([]);
    },
  );

  it('links to the same page in each of them, with its query', async () => {
    const { html } = await render('de', '/de/allTouristSpots?category=beach');
    for (const tag of TAGS) {
      const address = at(tag, '/allTouristSpots?category=beach');
      expect(html).toContain(`href="${address}" rel="alternate" hrefLang="${tag}" lang="${tag}"`);
    }
  });

  it('redirects within the language, and has no page in two', async () => {
    expect((await render('de', '/de/popularSpots/')).location).toBe('/de/popularSpots');
    expect((await render('de', '/de/de')).status).toBe(404);
    expect((await render('de', '/de/no/such')).html).not.toContain('hreflang="x-default"');
  });
});

describe('a destination’s page', () => {
  const originals = (...names: string[]): Partial<Spot> => ({
    textLanguage: 'de',
    originals: { language: 'en', names },
  });

  it.each<[string, Partial<Spot>, string[]]>([
    ['nothing', { textLanguage: 'en' }, ['Not translated yet']],
    ['a part', originals('spot', 'included.0'), ['Some texts aren’t translated yet']],
    ['all but names', originals('spot', 'location', 'picture.p1'), []],
    ['all', { textLanguage: 'de' }, []],
  ])('lists the untranslated parts if %s is translated', async (_, of, notes) => {
    const reviews = { totals: [0, 0, 0, 0, 0], mean: null, rated: false, reviews: [] };
    const { html } = await render('de', '/de/allTouristSpots/touristSpot/fuji', async (address) => {
      if (address.startsWith('/allSpots/fuji/reviews')) return { status: 200, body: reviews };
      if (address.startsWith('/allSpots/fuji')) return { status: 200, body: aSpot(of) };
      return answers(address);
    });
    expect(html.match(/[\w ’]*translated yet/g) ?? []).toEqual(notes);
  });
});

describe('a site only in English', () => {
  it('does not mention languages', async () => {
    const { languages: _, ...alone } = config;
    const clientDir = path.join(DIST, 'client');
    const renderer = createPageRenderer({ clientDir, publicUrl: SITE });
    const { html = '' } = await renderer.render({
      url: '/',
      answer: answerByAddress(answers),
      config: alone,
      brandColor: '',
    });
    expect(html).toContain('<html lang="en">');
    for (const word of ['hreflang', 'og:locale', 'data-prefix', 'alternate"'])
      expect(html).not.toContain(word);
  });
});

describe('language tags', () => {
  it('leave out the pseudo-language, which is for tests of the layout', () => {
    const languages = languagesOf(['en', 'en-XA'], 'en-XA');
    expect(htmlTag(languages)).toBe('<html lang="en-XA" data-prefix="/en-XA">');
    expect(alternates(languages, '/')).toEqual([]);
    expect(() => languagesOf(['xx'])).toThrow('xx');
  });

  it('name the locale of a site in another language than English', () => {
    expect(localeTags(languagesOf(['de']))).toEqual([['locale', 'de_DE']]);
    expect(localeTags(languagesOf())).toEqual([]);
    for (const { tag } of KNOWN_LANGUAGES) expect(languagesOf([tag]).own.tag).toBe(tag);
  });
});
