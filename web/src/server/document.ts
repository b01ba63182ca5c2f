import { createHash } from 'node:crypto';
import boot from '../app/boot.js?raw';
import { lateTexts, scriptlessText } from '../app/copy.ts';
import { brandCss, brandTokens, type SiteContent } from '@wayfarer/contract';
import type { Head } from '../app/page-meta.ts';
import { encodeState, type PageState, STATE_ELEMENT_ID } from '../app/page-state.ts';
import type { ClientBuild } from './build.ts';
import { type Site, structuredData } from './structured-data.ts';

export interface PageParts {
  body: string;
  head: Head;
  /** Files of the matched routes, below web/. */
  modules: readonly string[];
  state: PageState;
  /** The agency's own color; empty: the product's. */
  brandColor: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The setting sun over the sea, in the page itself: no request, no missing favicon.ico. */
const icon = (sky: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${sky}"/><circle cx="16" cy="15" r="7" fill="#f2c14e"/><path d="M0 19h32v4a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9z" fill="#0f5c6b"/></svg>`,
  )}`;
const SKY = '#e4572e';

/**
 * Without scripts: what needs one is said at the top, and what would do nothing or wait for ever is gone.
 * All tabs are open; the header of Home leaves its place to the notice.
 */
const SCRIPTLESS_STYLE = [
  'form:not([data-native]),main output,[role=tablist]{display:none!important}',
  // a picture that a press would enlarge stays
  'button:not([popovertarget],[data-native] button,:has(img)){display:none!important}',
  // what is important in an earlier layer outdoes the style sheet's rule for all that is hidden
  '@layer theme{[role=tabpanel][hidden]{display:block!important}}',
  'header.fixed{position:absolute;top:auto}',
].join('');
const SCRIPTLESS =
  `<noscript><style>${SCRIPTLESS_STYLE}</style>` +
  `<p class="bg-sun-soft px-5 py-3 text-center text-sm font-medium text-sun-ink">${scriptlessText}</p></noscript>`;

const LATE_ID = 'late';

/** Shown when a script did not arrive, so without any: the link to nowhere is this page again. */
const LATE =
  `<p id="${LATE_ID}" role="alert"><span>${lateTexts.notice} <a href="">${lateTexts.reload}</a></span>` +
  `<span>${lateTexts.offline}</span></p>`;

/**
 * Browsers paint what has come so far, and half a header or half a button moves when the rest comes:
 * nothing is painted before all that can be seen has come, which is with the second flight of packets.
 */
const WHOLE = `<link rel="expect" href="#${LATE_ID}" blocking="render">`;

/** The boot script without its comments. */
const bootScript = boot
  .split('\n')
  .filter((line) => !line.trim().startsWith('//'))
  .map((line) => line.trim())
  .join('\n')
  .trim();

function headTags(head: Head, site: Site): string {
  const { absolute } = site;
  const data = structuredData(head, site);
  const canonical = absolute(head.canonical);
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escape(content)}">`;
  return [
    `<title>${escape(head.title)}</title>`,
    `<meta name="description" content="${escape(head.description)}">`,
    `<meta name="robots" content="${head.noIndex ? 'noindex' : 'index,follow'}">`,
    `<link rel="canonical" href="${escape(canonical)}">`,
    property('type', 'website'),
    property('site_name', site.config.site.name),
    property('title', head.title),
    property('description', head.description),
    property('url', canonical),
    property('image', absolute(head.image ?? '/media/heroes/hero-1-1600.webp')),
    '<meta name="twitter:card" content="summary_large_image">',
    data
      ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`
      : '',
  ].join('');
}

/** What the agency tells everyone for the time being; the header of Home leaves its place to it. */
const NOTICE_STYLE = 'header.fixed{position:absolute;top:auto}';
const noticeOf = (notice: string) =>
  notice &&
  `<p role="note" class="bg-sun-soft px-5 py-3 text-center text-sm font-medium text-sun-ink">${escape(notice)}</p>`;

/** A white plate: logos are drawn for paper, and stand on pictures and dark grounds, too. Phones need room for buttons. */
const LOGO_STYLE =
  '.logo{box-sizing:content-box;padding:4px 6px;border-radius:8px;background:#fff;margin-block:4px;max-width:min(100%,34vw)}';

interface OwnLook {
  brandColor: string;
  site: Pick<SiteContent, 'logo' | 'notice'>;
}

/** The styles of a page beside those of every page. */
const ownStyles = ({ brandColor, site: { logo, notice } }: OwnLook) =>
  [brandColor && brandCss(brandColor), notice && NOTICE_STYLE, logo ? LOGO_STYLE : ''].filter(
    Boolean,
  );

/** Makes whole documents around rendered pages. */
export function createDocument(build: ClientBuild, publicUrl: string) {
  const { css, fonts } = build;
  // boot.js shows them; without scripts they are there at once
  const fontStyles = fonts
    .map(
      ({ href, faces }) =>
        `<style data-font="${href}" media="not all">${faces}</style><noscript><style>${faces}</style></noscript>`,
    )
    .join('');
  const absolute = (path: string) => new URL(path, publicUrl).href;
  function page({ body, head, modules, state, brandColor }: PageParts): string {
    const { site } = state.config;
    return [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      '<meta name="color-scheme" content="light dark">',
      headTags(head, { config: state.config, absolute }),
      `<link rel="icon" type="image/svg+xml" href="${icon(brandColor ? brandTokens(brandColor).fill.light : SKY)}">`,
      `<style>${css}</style>`,
      ...ownStyles({ brandColor, site }).map((style) => `<style>${style}</style>`),
      fontStyles,
      WHOLE,
      `<script data-modules="${escape(JSON.stringify(build.modules(modules)))}">${bootScript}</script>`,
      `</head><body>${SCRIPTLESS}${noticeOf(site.notice)}<div id="root">${body}</div>${LATE}`,
      `<script type="application/json" id="${STATE_ELEMENT_ID}">${encodeState(state)}</script>`,
      '</body></html>',
    ].join('');
  }
  return {
    page,
    /** Of the styles that a page carries beside those of every page. */
    ownHashes: (of: OwnLook) => ownStyles(of).map(sha256),
    csp: {
      scriptHashes: [sha256(bootScript)],
      styleHashes: [css, ...fonts.map(({ faces }) => faces), SCRIPTLESS_STYLE].map(sha256),
    },
  };
}
