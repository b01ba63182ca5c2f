/** Pages with texts of the catalogs that aren't in the sitemap. */
export const UNLISTED_PATHS = [
  '/login',
  '/register',
  '/forgot-password',
  '/saved',
  '/bookings',
  '/payment-history',
  '/addSpots',
  '/nothing-here',
  '/allTouristSpots?search=nowhere-at-all',
  '/allTouristSpots?country=Portugal&month=7&length=short&maxCost=300',
];

const SPOKEN = ['alt', 'aria-label', 'placeholder', 'title', 'aria-description'];
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const UNSEEN = new Set(['script', 'style', 'template', 'svg']);
const TAG = /<!--.*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gis;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
/** Matches texts of several words. Names, numbers and signs are the same in all languages. */
const WORDS = /\p{L}{2,}.*?[\s'’-].*?\p{L}{2,}/u;
const IGNORED = /^(?:https?:|\/|required name=)|@/;

/** @param {string} text */
const plain = (text) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** @param {string} text */
const attributesOf = (text) =>
  new Map([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, plain(value)]));

/**
 * The texts of a page that people read, hear or find with a search engine, with their language.
 * @param {string} html
 * @returns {{ text: string, lang: string }[]}
 */
function textsOf(html) {
  /** @type {{ text: string, lang: string }[]} */
  const texts = [];
  /** @type {{ name: string, lang: string, isData: boolean }[]} */
  const open = [];
  const lang = () => open.at(-1)?.lang ?? '';
  const isUnseen = () => open.some(({ name }) => UNSEEN.has(name));
  let from = 0;
  for (const tag of html.matchAll(TAG)) {
    const text = plain(html.slice(from, tag.index));
    from = tag.index + tag[0].length;
    if (text !== '' && !isUnseen()) texts.push({ text, lang: lang() });
    if (text !== '' && open.at(-1)?.isData) texts.push(...dataTexts(text, lang()));
    const [, close, name = '', rest = ''] = tag;
    if (name === '') continue;
    if (close) {
      const at = open.findLastIndex((one) => one.name === name.toLowerCase());
      if (at >= 0) open.length = at;
      continue;
    }
    const attributes = attributesOf(rest);
    const own = attributes.get('lang') ?? lang();
    for (const spoken of SPOKEN) {
      const value = attributes.get(spoken);
      if (value) texts.push({ text: value, lang: own });
    }
    const meta = attributes.get('name') ?? attributes.get('property') ?? '';
    if (/description|title/.test(meta))
      texts.push({ text: attributes.get('content') ?? '', lang: own });
    if (!VOID.has(name.toLowerCase())) {
      const isData = attributes.get('type') === 'application/ld+json';
      open.push({ name: name.toLowerCase(), lang: own, isData });
    }
  }
  return texts;
}

/**
 * The texts of structured data, without those whose language is given and isn't `lang`.
 * @param {string} json
 * @param {string} lang
 */
function dataTexts(json, lang) {
  /** @type {{ text: string, lang: string }[]} */
  const texts = [];
  /** @param {unknown} value @param {string} own */
  const visit = (value, own) => {
    if (typeof value === 'string') texts.push({ text: value, lang: own });
    else if (Array.isArray(value)) for (const one of value) visit(one, own);
    else if (typeof value === 'object' && value !== null) {
      const of = /** @type {Record<string, unknown>} */ (value);
      const said = typeof of['inLanguage'] === 'string' ? of['inLanguage'] : own;
      for (const one of Object.values(of)) visit(one, said);
    }
  };
  try {
    visit(JSON.parse(json), lang);
  } catch {
    // not structured data
  }
  return texts;
}

/**
 * The texts of several words that a translated page shares with the original and that aren't marked with the original's
 * language. They were probably not translated.
 * @param {string} original
 * @param {string} translated
 */
export function sameTexts(original, translated) {
  const [first] = textsOf(original);
  const known = new Set(textsOf(original).map(({ text }) => text));
  const same = textsOf(translated)
    .filter(({ lang, text }) => lang !== first?.lang && WORDS.test(text) && known.has(text))
    .filter(({ text }) => !IGNORED.test(text));
  return [...new Set(same.map(({ text }) => text))];
}
