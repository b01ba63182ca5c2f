import type { Spot, SpotFacets } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spots } from '../../../../db/tables.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { addSpot } from '../../../../test/factories.ts';
import { matchLevels } from '../store-filter.ts';
import { selectRanked } from '../store-ranked-pages.ts';
import { refreshSearch } from './refresh-search.ts';
import { searchTerms } from './search-terms.ts';

const SEARCHES: readonly (readonly [search: string, expected: string])[] = [
  // names and their parts
  ['istanbul', 'Istanbul Old City'],
  ['ista', 'Istanbul Old City'],
  ['taj mahal', 'Taj Mahal'],
  ['alhambra', 'Alhambra'],
  ['great wall', 'Great Wall at Jinshanling'],
  ['marina', 'Marina Bay'],
  ['barrier reef', 'Great Barrier Reef'],
  ['grand canyon', 'Grand Canyon River Run'],
  ['fuji', 'Mount Fuji from Lake Kawaguchi'],
  ['positano', 'Positano'],
  // places
  ['bali', 'Nusa Dua Beach'],
  ['santorini', 'Oia and Amoudi Bay'],
  ['paris', 'Banks of the Seine'],
  ['london', 'Westminster and the South Bank'],
  ['seoul', 'Gyeongbokgung Palace'],
  ['cape town', 'Table Mountain'],
  ['patagonia', 'Torres del Paine'],
  ['amalfi', 'Positano'],
  // countries, their other names, and parts of the world
  ['japan', 'Mount Fuji from Lake Kawaguchi'],
  ['usa', 'Lower Manhattan'],
  ['us', 'Grand Canyon River Run'],
  ['uk', 'Westminster and the South Bank'],
  ['england', 'Westminster and the South Bank'],
  ['scotland', 'Old Man of Storr'],
  ['nyc', 'Lower Manhattan'],
  ['rio', 'Copacabana and Sugarloaf'],
  ['emirates', 'Downtown Dubai'],
  ['europe castle', 'Neuschwanstein Castle'],
  ['africa safari', 'Serengeti Plains'],
  ['oceania', 'Great Barrier Reef'],
  ['south america glacier', 'Perito Moreno Glacier'],
  // kinds and moods
  ['tea', 'Nine Arch Bridge'],
  ['snow', 'Mount Fuji from Lake Kawaguchi'],
  ['desert', 'Erg Chebbi Dunes'],
  ['sahara', 'Erg Chebbi Dunes'],
  ['diving', 'Great Barrier Reef'],
  ['waterfall', 'Iguaçu Falls'],
  ['elephants', 'Amboseli Safari'],
  ['safari', 'Amboseli Safari'],
  ['temple', 'Prambanan Temple'],
  ['castle', 'Neuschwanstein Castle'],
  ['balloon', 'Cappadocia Balloons'],
  ['aurora', 'Yukon Northern Lights'],
  ['lavender', 'Valensole Lavender Fields'],
  ['rafting', 'Grand Canyon River Run'],
  ['glaciers', 'Perito Moreno Glacier'],
  ['rice terraces', 'Batad Rice Terraces'],
  ['tigers', 'Sundarbans'],
  ['romantic lagoon', 'Baa Atoll Lagoon'],
  // two words at once
  ['beach thailand', 'Railay Beach'],
  ['mountain italy', 'Lago di Braies'],
  ['summer beach', 'Positano'],
  ['city winter', 'Downtown Dubai'],
  ['temples indonesia', 'Prambanan Temple'],
  ['hiking nepal', 'Everest Base Camp'],
  // typos
  ['istambul', 'Istanbul Old City'],
  ['itlay', 'Positano'],
  ['moutain nepal', 'Everest Base Camp'],
  ['cappadoccia', 'Cappadocia Balloons'],
  ['everst', 'Everest Base Camp'],
  ['pyramds', 'Pyramids of Giza'],
  ['copacobana', 'Copacabana and Sugarloaf'],
  ['elefants', 'Amboseli Safari'],
  // accents and other scripts
  ['chichen itza', 'Chichén Itzá'],
  ['iguacu', 'Iguaçu Falls'],
  ['日本', 'Mount Fuji from Lake Kawaguchi'],
  ['индия', 'Taj Mahal'],
  ['المغرب', 'Erg Chebbi Dunes'],
  ['deutschland', 'Neuschwanstein Castle'],
  ['egypte', 'Pyramids of Giza'],
];

let world: TestApp;

beforeAll(async () => {
  world = await createTestApp({ env: { SEED: 'demo' } });
});
afterAll(() => world.close());

async function names(query: Record<string, string>): Promise<string[]> {
  const { status, body } = await world.anonymous.get(
    `/allSpots?${new URLSearchParams(query).toString()}`,
  );
  expect(status).toBe(200);
  return (body as Spot[]).map(({ spot }) => spot);
}

async function facets(query: Record<string, string>): Promise<SpotFacets> {
  const { body } = await world.anonymous.get(
    `/allSpots/facets?${new URLSearchParams(query).toString()}`,
  );
  return body as SpotFacets;
}

describe('what visitors type', () => {
  it('finds the expected place among the first three', async () => {
    const missed: string[] = [];
    for (const [search, expected] of SEARCHES) {
      const first = (await names({ search })).slice(0, 3);
      if (!first.includes(expected)) missed.push(`${search}: ${first.join(', ') || 'nothing'}`);
    }
    expect(SEARCHES.length).toBeGreaterThanOrEqual(60);
    expect(missed).toEqual([]);
  });
});

describe('a search', () => {
  it('ranks names before places, and prefers whole words if there are any', async () => {
    const tea = await names({ search: 'tea' });
    expect(tea[0]).toBe('Nine Arch Bridge');
    // 'plateau' contains 'tea'
    expect(tea).not.toContain('Pyramids of Giza');
    const ista = await names({ search: 'ista' });
    expect([ista[0], ista.includes('Hunza Valley')]).toEqual(['Istanbul Old City', true]);
    const lake = await names({ search: 'lake' });
    expect(new Set(lake.slice(0, 3))).toEqual(
      new Set(['Moraine Lake', 'Lake Tekapo', 'Mount Fuji from Lake Kawaguchi']),
    );
  });

  it('contains every match once, page by page, in the order of the whole', async () => {
    for (const search of ['a', 'beach', 'europe', 'tea', 'national park']) {
      const whole = await names({ search });
      const pages: string[] = [];
      for (let path: string | undefined = `/allSpots?limit=3&search=${search}`; path;) {
        const { body, headers } = await world.anonymous.get(path);
        pages.push(...(body as Spot[]).map(({ spot }) => spot));
        path = /^<\/api(.+)>; rel="next"$/.exec(String(headers['link'] ?? ''))?.[1];
      }
      expect(pages).toEqual(whole);
      expect(new Set(pages).size).toBe(whole.length);
      expect(new Set(await names({ search, sort: 'name' }))).toEqual(new Set(whole));
    }
  });

  it('finds the same with either method', async () => {
    const db = world.db.orm;
    const { currency } = world.context.config;
    for (const search of ['a', 'beach', 'europe winter', 'tea', 'istambul', 'ista city']) {
      const { terms } = await searchTerms(db, search);
      const levels = matchLevels({ month: 1 }, terms ?? [], currency);
      const page = { levels, limit: 10, after: null };
      const atOnce = await selectRanked(db, page, { next: 1000, few: 0 });
      const byLevels = await selectRanked(db, page, { next: 1, few: 0 });
      const floors = [1_000_000, 30_000, 4000];
      const byFloors = await selectRanked(db, page, { next: 1, few: 100, floors });
      const byTags = await selectRanked(db, page, { next: 1, few: 100, floors: [] });
      expect(await selectRanked(db, page)).toEqual(atOnce);
      expect(byFloors).toEqual(atOnce);
      expect(byTags).toEqual(atOnce);
      expect(byLevels).toEqual(atOnce);
    }
  });

  it('with the beginning of a word and a whole word prefers names with both', async () => {
    expect((await names({ search: 'ista city' }))[0]).toBe('Istanbul Old City');
    const db = world.db.orm;
    const { terms } = await searchTerms(db, 'ista city');
    const levels = matchLevels({}, terms ?? [], world.context.config.currency);
    for (const { byTags } of levels) {
      const found = await db.select({ text: spots.searchText }).from(spots).where(byTags);
      // the index alone excludes the other places that have a city, because a large catalog has too many of them
      expect(found.filter(({ text }) => !text.includes('ista'))).toEqual([]);
    }
  });

  it('prefers a chosen filter to the same one in its sentence', async () => {
    const asked = { search: 'beach in july', month: '1' };
    expect(await names(asked)).toEqual(await names({ search: 'beach', month: '1' }));
    expect((await facets(asked)).reading).toEqual({ search: 'beach' });
    const cheap = { search: 'cheap beach', minCost: '100' };
    expect(await names(cheap)).toEqual(await names({ search: 'beach', minCost: '100' }));
  });

  it('takes a sentence literally if it is the name of a destination', async () => {
    const traveler = await world.createTraveler();
    const spot = {
      spot: 'May Weekend Bay',
      country: 'Nowhere',
      seasonality: 'Winter (December - February)',
    };
    const { _id } = await addSpot(traveler, spot);
    for (const search of ['may weekend', 'May Weekend Bay', 'weekend nowhere']) {
      expect([search, await names({ search })]).toEqual([search, [spot.spot]]);
      expect((await facets({ search })).reading).toBeNull();
    }
    expect((await facets({ search: 'weekend in paris' })).reading).toEqual({
      search: 'paris',
      length: 'short',
    });
    await traveler.delete(`/allSpots/${_id}`);
  });

  it('without results for all of its words shows the closest, page by page', async () => {
    const whole = await names({ search: 'skiing beach europe' });
    expect(whole.length).toBeGreaterThan(1);
    const { total, relaxedSearch } = await facets({ search: 'skiing beach europe' });
    expect([total, relaxedSearch]).toEqual([whole.length, 'beach europe']);
    const { headers, body } = await world.anonymous.get(
      '/allSpots?limit=1&search=skiing+beach+europe',
    );
    expect((body as Spot[])[0]?.spot).toBe(whole[0]);
    const next = /^<\/api(.+)>; rel="next"$/.exec(String(headers['link'] ?? ''))?.[1] ?? '';
    expect(((await world.anonymous.get(next)).body as Spot[])[0]?.spot).toBe(whole[1]);
    // the filters alone exclude everything, which is no reason to search for something else
    const filtered = { search: 'beach', maxCost: '1' };
    expect([await names(filtered), (await facets(filtered)).relaxedSearch]).toEqual([[], null]);
  });

  it('ends at a level that no search has', async () => {
    const cursor = Buffer.from('["9 5","x","relevance"]').toString('base64url');
    expect(await names({ search: 'beach', cursor })).toEqual([]);
  });

  it('shows how a typo was read, and names the country of a town without destinations', async () => {
    expect((await facets({ search: 'istambul' })).correctedSearch).toBe('istanbul');
    expect((await facets({ search: 'istanbul' })).correctedSearch).toBeNull();
    const kyoto = await facets({ search: 'Kyoto' });
    expect([kyoto.total, kyoto.nearbyCountry, kyoto.correctedSearch]).toEqual([0, 'Japan', null]);
  });

  it.each(["'", "a' & b", '!', 'a:*', '\\', "''::tsquery", '<->', '(', '% _', '💥', '-', 'the'])(
    'takes %s literally, and not as a query',
    async (search) => {
      const { status } = await world.anonymous.get(
        `/allSpots?search=${encodeURIComponent(search)}`,
      );
      expect(status).toBe(200);
    },
  );
});

describe('filters', () => {
  it('by month and length leave as many as their counts promise', async () => {
    const { narrower } = await facets({});
    const [january] = narrower?.months ?? [];
    expect(await names({ month: '1' })).toHaveLength(january ?? -1);
    for (const length of ['short', 'medium', 'long'] as const) {
      expect(await names({ length })).toHaveLength(narrower?.lengths[length] ?? -1);
    }
    const both = await facets({ length: 'long' });
    expect(await names({ length: 'long', month: '1' })).toHaveLength(
      both.narrower?.months[0] ?? -1,
    );
    expect(both.total).toBe(narrower?.lengths.long);
  });

  it('by cost come in bands with correct counts', async () => {
    const { narrower } = await facets({ search: 'europe' });
    expect(narrower?.costs).toHaveLength(3);
    for (const { from, to, count } of narrower?.costs ?? []) {
      const query = { search: 'europe', minCost: String(from), maxCost: String(to) };
      expect(await names(query)).toHaveLength(count);
    }
  });

  it('go in either direction', async () => {
    const rising = await names({ sort: 'price', direction: 'asc' });
    expect(await names({ sort: 'price' })).toEqual(rising);
    expect(await names({ sort: 'price', direction: 'desc' })).toEqual(rising.toReversed());
  });
});

it('a change of the texts, even by an older version, changes what is found', async () => {
  const [spot = ''] = await names({ search: 'alhambra' });
  await world.db.sql.query(
    "update spots set description = 'A quokka lives here.' where spot = $1",
    [spot],
  );
  expect(await names({ search: 'quokka' })).toEqual([spot]);
  await refreshSearch(world.context);
  expect(await names({ search: 'quokka' })).toEqual([spot]);
  expect(await names({ search: 'spain' })).toEqual([spot]);
});
