import type { BestSpot, Spot, SpotFacets, TeamMember } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import searches from '../../../../test/samples/foreign-searches.json' with { type: 'json' };

let world: TestApp;

beforeAll(async () => {
  world = await createTestApp({ env: { SEED: 'demo', LANGUAGES: 'en,de,es,fr' } });
});
afterAll(() => world.close());

async function found(search: string, language: string): Promise<string[]> {
  const query = new URLSearchParams({ search, language, limit: '3' }).toString();
  const { body } = await world.anonymous.get(`/allSpots?${query}`);
  const { body: all } = await world.anonymous.get('/allSpots');
  const names = new Map((all as Spot[]).map(({ _id: id, spot }) => [id, spot]));
  return (body as Spot[]).map(({ _id: id }) => names.get(id) ?? '');
}

it('finds the 40 searches in German, Spanish and French that were written down before', async () => {
  const missed: string[] = [];
  let count = 0;
  for (const [language, typed] of Object.entries(searches)) {
    for (const [search, expected] of typed as [string, string[]][]) {
      count += 1;
      const first = await found(search, language);
      if (!expected.some((name) => first.includes(name)))
        missed.push(`${language} ${search}: ${first.join(', ') || 'nothing'}`);
    }
  }
  expect(count).toBe(40);
  expect(missed).toEqual([]);
});

const ask = async <Answer>(path: string, query: Record<string, string>) => {
  const { body, status } = await world.anonymous.get(
    `${path}?${new URLSearchParams(query).toString()}`,
  );
  expect(status).toBe(200);
  return body as Answer;
};

it.each([
  ['de', 'Strand im Juli', { search: 'strand', month: 7 }],
  ['es', 'playa en julio', { search: 'playa', month: 7 }],
  ['fr', 'week-end à Paris', { search: 'paris', length: 'short' }],
  ['de', 'unter 100 Euro', { search: '', maxCost: 100 }],
  ['en', 'Strand im Juli', null],
])(
  'reads a sentence as filters on pages in its language: %s %s',
  async (language, search, reading) => {
    expect(await ask<SpotFacets>('/allSpots/facets', { language, search })).toMatchObject({
      reading,
    });
  },
);

it('names countries in the language, in its order, and finds what is typed in it', async () => {
  const { countries } = await ask<SpotFacets>('/allSpots/facets', { language: 'de' });
  const names = countries.map(({ country, name }) => name ?? country);
  expect(names).toContain('Ägypten');
  expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
  expect(names.indexOf('Ägypten')).toBeLessThan(names.indexOf('Brasilien'));
  const asked = { language: 'de', country: 'Egypt' };
  expect(await ask('/allSpots/facets', asked)).toMatchObject({ countryName: 'Ägypten' });
  expect(await ask('/allSpots', { ...asked, limit: '1' })).toMatchObject([{ country: 'Egypt', countryName: 'Ägypten' }]); // prettier-ignore
  const [first] = await ask<object[]>('/allSpots/suggestions', { language: 'de', search: 'ägy' });
  expect(first).toMatchObject({ kind: 'country', label: 'Ägypten', country: 'Egypt', count: 1 });
  const english = await ask<Spot[]>('/allSpots', { country: 'Egypt', limit: '1' });
  expect(english[0]).not.toHaveProperty('countryName');
});

it('states the language of featured spots, and of the team', async () => {
  const best = await ask<BestSpot[]>('/bestSpots', { language: 'de' });
  expect(best.find(({ spot }) => spot === null)).toMatchObject({ textLanguage: 'de' });
  expect(new Set(best.map(({ textLanguage }) => textLanguage))).toEqual(new Set(['de']));
  const team = await ask<TeamMember[]>('/team', { language: 'de' });
  expect(new Set(team.map(({ textLanguage }) => textLanguage))).toEqual(new Set(['de']));
  expect((await ask<TeamMember[]>('/team', {}))[0]).not.toHaveProperty('textLanguage');
});
