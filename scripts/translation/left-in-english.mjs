/**
 * Lists texts of several words that are the same on a site's translated pages and on those of its first language: `npm
 * run words:left -- http://localhost:3000 de ar`. Reads the pages of the sitemap and some that aren't in it.
 */
import { sameTexts, UNLISTED_PATHS } from './same-texts.mjs';

const [base = 'http://localhost:3000', ...languages] = process.argv.slice(2);
const DESTINATIONS = 5;

/** @param {string} path */
const page = async (path) =>
  (await fetch(new URL(path, base), { headers: { accept: 'text/html' } })).text();

/** @param {string} path */
const listed = async (path) =>
  /** @type {Record<string, unknown>[]} */ (
    await (await fetch(new URL(`/api${path}`, base))).json()
  );

/** Names of people and places are the same in all languages. */
const names = new Set(
  [
    ...(await listed('/allSpots')),
    ...(await listed('/team')),
    ...(await listed('/review')),
  ].flatMap((one) => [one['spot'], one['name'], one['location'], one['country']].filter(Boolean)),
);

const sitemap = await page('/sitemap.xml');
const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => {
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
  return pathname + search;
});
const own = paths.filter(
  (path) =>
    !languages.some(
      (tag) => path === `/${tag}` || path.startsWith(`/${tag}/`) || path.startsWith(`/${tag}?`),
    ),
);
const spots = own.filter((path) => path.includes('/touristSpot/')).slice(0, DESTINATIONS);
const compared = [
  ...own.filter((path) => !path.includes('/touristSpot/')),
  ...spots,
  ...UNLISTED_PATHS,
  '/mySpots',
];

for (const path of compared) {
  const original = await page(path);
  for (const tag of languages) {
    const same = sameTexts(
      original,
      await page(path === '/' ? `/${tag}` : `/${tag}${path}`),
    ).filter((text) => !names.has(text));
    if (same.length > 0)
      console.log(`/${tag}${path}\n${same.map((text) => `  ${text}`).join('\n')}`);
  }
}
console.log(`${compared.length} pages compared in ${languages.join(', ')}`);
