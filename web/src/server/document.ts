import { createHash } from 'node:crypto';
import boot from '../app/boot.js?raw';
import { lateTexts, scriptlessText } from '../app/copy.texts.js';
import { brandCss, brandTokens, type SiteContent } from '@wayfarer/contract';
import type { Head } from '../app/page-meta.ts';
import { langOfText, withPrefix } from '../lib/language.ts';
import { encodeState, type PageState, STATE_ELEMENT_ID } from '../app/page-state.ts';
import type { ClientBuild } from './build.ts';
import { alternates, htmlTag, type Languages, localeTags } from './language-tags.ts';
import { type Site, structuredData } from './structured-data.ts';

export interface PageParts {
  body: string;
  head: Head;
  /** The files of the matched routes, relative to web/. */
  modules: readonly string[];
  state: PageState;
  /** The agency's own color; empty if the product's color is used. */
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

/**
 * The icon, a sun that sets over the sea. It is embedded in the document, so that browsers request no icon and no
 * favicon.ico is missing.
 */
const icon = (sky: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${sky}"/><circle cx="16" cy="15" r="7" fill="#f2c14e"/><path d="M0 19h32v4a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9z" fill="#0f5c6b"/></svg>`,
  )}`;
const SKY = '#e4572e';

/**
 * Styles for browsers without scripts. A notice at the top says what needs scripts, and elements that would do nothing
 * or load forever are hidden. All tab panels are open, and Home's header makes room for the notice.
 */
const SCRIPTLESS_STYLE = [
  'form:not([data-native]),main output{display:none!important}',
  // buttons around pictures stay, because hiding them would hide the pictures, too
  'button:not([popovertarget],[data-native] button,:has(img)){display:none!important}',
  'header.fixed{position:absolute;top:auto}',
].join('');
const SCRIPTLESS =
  `<noscript><style>${SCRIPTLESS_STYLE}</style>` +
  `<p class="bg-sun-soft px-5 py-3 text-center text-sm font-medium text-sun-ink">${scriptlessText}</p></noscript>`;

const LATE_ID = 'late';

/** Shown if a script didn't arrive, so it works without scripts: the link with an empty address reloads this page. */
const LATE =
  `<p id="${LATE_ID}" role="alert"><span>${lateTexts.notice} <a href="">${lateTexts.reload}</a></span>` +
  `<span>${lateTexts.offline}</span></p>`;

/**
 * Delays the first paint until everything visible has arrived, which is with the second round of packets. Browsers
 * paint partial documents, and half a header or button would move when the rest arrives.
 */
const WHOLE = `<link rel="expect" href="#${LATE_ID}" blocking="render">`;

/** The boot script without its comments. */
const bootScript = boot
  .split('\n')
  .filter((line) => !line.trim().startsWith('//'))
  .map((line) => line.trim())
  .join('\n')
  .trim();

function headTags(head: Head, site: Site, languages: Languages): string {
  const { absolute } = site;
  const data = structuredData(head, site);
  const canonical = absolute(head.canonical);
  const { heroDrawing, heroPicture } = site.config.site;
  const usual = heroPicture?.src ?? (heroDrawing ? '/media/heroes/hero-1-1600.webp' : '');
  const image = head.image ?? usual;
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escape(content)}">`;
  return [
    `<title>${escape(head.title)}</title>`,
    `<meta name="description" content="${escape(head.description)}">`,
    `<meta name="robots" content="${head.noIndex ? 'noindex' : 'index,follow'}">`,
    `<link rel="canonical" href="${escape(canonical)}">`,
    ...(head.noIndex ? [] : alternates(languages, head.canonical)).map(
      ({ tag, path }) =>
        `<link rel="alternate" hreflang="${tag}" href="${escape(site.absolute(path, ''))}">`,
    ),
    property('type', 'website'),
    property('site_name', site.config.site.name),
    property('title', head.title),
    property('description', head.description),
    property('url', canonical),
    ...localeTags(languages).map(([name, locale]) => property(name, locale)),
    image && property('image', absolute(image)),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
    data
      ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`
      : '',
  ].join('');
}

/** The agency's current notice to all visitors; Home's header makes room for it. */
const NOTICE_STYLE = 'header.fixed{position:absolute;top:auto}';
const noticeOf = (site: SiteContent) =>
  site.notice &&
  `<p role="note"${langAttribute(langOfText(site, 'notice'))} class="bg-sun-soft px-5 py-3 text-center text-sm font-medium text-sun-ink">${escape(site.notice)}</p>`;
const langAttribute = (lang: string | undefined) => (lang === undefined ? '' : ` lang="${lang}"`);

/**
 * A white background, because logos are drawn for paper but also appear on pictures and dark colors. On phones, its
 * width is limited to leave room for the buttons.
 */
const LOGO_STYLE =
  '.logo{box-sizing:content-box;padding:4px 6px;border-radius:8px;background:#fff;margin-block:4px;max-width:min(100%,34vw)}';

interface OwnLook {
  brandColor: string;
  site: Pick<SiteContent, 'logo' | 'notice'>;
}

/** A page's own styles, in addition to those of every page. */
const ownStyles = ({ brandColor, site: { logo, notice } }: OwnLook) =>
  [brandColor && brandCss(brandColor), notice && NOTICE_STYLE, logo ? LOGO_STYLE : ''].filter(
    Boolean,
  );

/** Addresses that get no language prefix: files, and everything on other sites. */
const FILES = /^(?:\/(?:media|pictures|assets)\/|[a-z]+:)/;

/** Makes whole documents around rendered pages. */
export function createDocument(build: ClientBuild, publicUrl: string, languages: Languages) {
  const { css, fonts } = build;
  // boot.js enables these styles; without scripts, they apply immediately
  const fontStyles = fonts
    .map(
      ({ href, faces }) =>
        `<style data-font="${href}" media="not all">${faces}</style><noscript><style>${faces}</style></noscript>`,
    )
    .join('');
  const absolute = (path: string, of = languages.prefix) =>
    new URL(FILES.test(path) ? path : withPrefix(path, of), publicUrl).href;
  function page({ body, head, modules, state, brandColor }: PageParts): string {
    const { site } = state.config;
    return [
      `<!doctype html>${htmlTag(languages)}<head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      '<meta name="color-scheme" content="light dark">',
      headTags(head, { config: state.config, absolute }, languages),
      `<link rel="icon" type="image/svg+xml" href="${icon(brandColor ? brandTokens(brandColor).fill.light : SKY)}">`,
      `<style>${css}</style>`,
      ...ownStyles({ brandColor, site }).map((style) => `<style>${style}</style>`),
      fontStyles,
      WHOLE,
      `<script data-modules="${escape(JSON.stringify(build.modules(modules)))}">${bootScript}</script>`,
      `</head><body>${SCRIPTLESS}${noticeOf(site)}<div id="root">${body}</div>${LATE}`,
      `<script type="application/json" id="${STATE_ELEMENT_ID}">${encodeState(state)}</script>`,
      '</body></html>',
    ].join('');
  }
  return {
    page,
    ownHashes: (of: OwnLook) => ownStyles(of).map(sha256),
    csp: {
      scriptHashes: [sha256(bootScript)],
      styleHashes: [css, ...fonts.map(({ faces }) => faces), SCRIPTLESS_STYLE].map(sha256),
    },
  };
}
