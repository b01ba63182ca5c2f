// Writes the JSON data files of the pack and checks them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { destinations } from './data/destinations';
import { bestSpots, reviewerPortraits, reviews, team, teamPortraits } from './data/people';
import { emptySuitcase, neutralAvatar, notFound } from './illustrations';
import { portrait } from './portrait';

const OUT = new URL('../../demo/', import.meta.url).pathname;
mkdirSync(OUT, { recursive: true });
const COUNTRIES =
  'Bangladesh, India, Pakistan, Nepal, Sri Lanka, Maldives, Thailand, Malaysia, Singapore, Indonesia, Philippines, Vietnam, Japan, South Korea, China, Turkey, UAE, Egypt, Morocco, France, Italy, Spain, Germany, United Kingdom, Greece, United States, Canada, Mexico, Brazil, Argentina, Chile, Australia, New Zealand, South Africa, Kenya, Tanzania'.split(
    ', ',
  );
const err: string[] = [];
const check = (ok: boolean, msg: string) => {
  if (!ok) err.push(msg);
};
check(destinations.length === 48, 'need 48');
for (const c of COUNTRIES)
  check(
    destinations.some((d) => d.country === c),
    `missing ${c}`,
  );
for (const d of destinations) {
  check(COUNTRIES.includes(d.country), `country ${d.country}`);
  check(d.description.length >= 258 && d.description.length <= 420, `${d.slug} description ${d.description.length}`);
  check(d.rating >= 4.1 && d.rating <= 4.9, `${d.slug} rating`);
  const cost = Number(d.average_cost.slice(1));
  check(cost >= 40 && cost <= 450, `${d.slug} cost`);
}
for (const k of ['slug', 'visitors', 'scene'] as const) check(new Set(destinations.map((d) => d[k])).size === 48, `${k} not distinct`);
for (const c of ['beach', 'mountain', 'city', 'historical', 'nature', 'adventure'])
  check(destinations.filter((d) => d.category === c).length === 8, c);
for (const b of bestSpots)
  check(
    destinations.some((d) => d.slug === b.slug && d.country === b.country),
    `best spot ${b.slug}`,
  );
for (const q of reviews)
  check(
    destinations.some((d) => d.spot === q.destination),
    `review destination ${q.destination}`,
  );
if (err.length) {
  console.error(err.join('\n'));
  process.exitCode = 1;
}
writeFileSync(`${OUT}destinations.json`, JSON.stringify(destinations, null, 2) + '\n');
console.log(
  'destinations',
  destinations.length,
  'mean length',
  Math.round(destinations.reduce((s, d) => s + d.description.length, 0) / 48),
);

const json = (name: string, x: unknown) => writeFileSync(`${OUT}${name}`, JSON.stringify(x, null, 2) + '\n');
json('best-spots.json', bestSpots);
json('team.json', team);
json('reviews.json', reviews);

for (const dir of ['portraits', 'illustrations']) mkdirSync(`${OUT}${dir}`, { recursive: true });
teamPortraits.forEach((p, i) => writeFileSync(`${OUT}portraits/team-${i + 1}.svg`, portrait(p)));
reviewerPortraits.forEach((p, i) => writeFileSync(`${OUT}portraits/reviewer-${i + 1}.svg`, portrait(p)));
writeFileSync(`${OUT}portraits/fallback.svg`, neutralAvatar());
for (const [name, svg] of [
  ['not-found', notFound()],
  ['empty-suitcase', emptySuitcase()],
] as const) {
  if (svg.length > 20_000) throw new Error(`${name} ${svg.length} bytes`);
  writeFileSync(`${OUT}illustrations/${name}.svg`, svg);
  console.log(name, svg.length, 'bytes');
}
