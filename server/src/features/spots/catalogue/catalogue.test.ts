import {
  readSentence,
  searchText,
  SPOT_SORTS,
  type Spot,
  type SpotFacets,
} from '@wayfarer/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { spots } from '../../../db/tables.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addSpot } from '../../../test/factories.ts';

const NAMES = [
  'Ábrego',
  'abrego',
  'Zugspitze',
  'zebra 100%',
  'under_score',
  'back\\slash',
  'Éze',
  'eze',
];
const COUNTRIES = ['France', 'Germany', 'Türkiye'];
const CATEGORIES = ['beach', 'mountain', 'city', null] as const;
const TOTAL = 40;

let world: TestApp;

beforeAll(async () => {
  world = await createTestApp();
  await world.db.orm.insert(spots).values(
    Array.from({ length: TOTAL }, (_, index) => {
      const name = `${NAMES[index % NAMES.length] ?? ''} ${Math.floor(index / NAMES.length)}`;
      const country = COUNTRIES[index % COUNTRIES.length] ?? '';
      return {
        id: `spot-${String(index).padStart(3, '0')}`,
        spot: name,
        country,
        location: index % 2 === 0 ? 'Old Town' : '',
        category: CATEGORIES[index % CATEGORIES.length] ?? null,
        description: '',
        image: '/media/x.webp',
        cost: 1000 * (1 + (index % 5)),
        currency: 'usd',
        seasonality: '',
        travelTime: '',
        visitorsPerYear: '',
        rating: 4 + (index % 3) / 10,
        visitors: index % 4,
        nameKey: searchText(name),
        countryKey: searchText(country),
        searchText: searchText(`${name} ${country} ${index % 2 === 0 ? 'Old Town' : ''}`),
        createdAt: new Date(index * 1000),
      };
    }),
  );
});
afterAll(() => world.close());

async function list(query: Record<string, string | number>): Promise<Spot[]> {
  const parts = Object.entries(query).map(
    ([name, value]) => [name, String(value)] as [string, string],
  );
  const { status, body } = await world.anonymous.get(
    `/allSpots?${new URLSearchParams(parts).toString()}`,
  );
  expect(status).toBe(200);
  return body as Spot[];
}

/** Follows Link: rel="next" to the end. */
async function walk(query: string): Promise<Spot[]> {
  const found: Spot[] = [];
  for (let path: string | undefined = `/allSpots?${query}`; path !== undefined;) {
    const { body, headers } = await world.anonymous.get(path);
    found.push(...(body as Spot[]));
    path = /^<\/api(.+)>; rel="next"$/.exec(String(headers['link'] ?? ''))?.[1];
  }
  return found;
}

describe('pages', () => {
  it.each(SPOT_SORTS)(
    '[spec §7 GET /allSpots: limit and cursor] in the order of %s contain every spot once',
    async (sort) => {
      const whole = await list({ sort });
      const pages = await walk(`sort=${sort}&limit=7`);
      expect(whole).toHaveLength(TOTAL);
      expect(pages.map(({ _id }) => _id)).toEqual(whole.map(({ _id }) => _id));
    },
  );

  it('have the total if it is known', async () => {
    expect((await world.anonymous.get('/allSpots')).headers['x-total-count']).toBe(String(TOTAL));
    const first = await world.anonymous.get('/allSpots?limit=3');
    expect(first.headers['x-total-count']).toBeUndefined();
  });

  it('[spec §7 GET /allSpots: sort] are in order', async () => {
    const byPrice = (await list({ sort: 'price' })).map(({ average_cost }) =>
      Number(average_cost.slice(1)),
    );
    expect(byPrice).toEqual([...byPrice].sort((a, b) => a - b));
    const byRating = (await list({ sort: 'rating' })).map(({ rating }) => rating);
    expect(byRating).toEqual([...byRating].sort((a, b) => b - a));
    const byName = (await list({ sort: 'name' })).map(({ spot }) => searchText(spot));
    expect(byName).toEqual([...byName].sort());
    const popular = (await list({ sort: 'popularity' })).map(({ visitors }) => visitors);
    expect(popular).toEqual([...popular].sort((a, b) => b - a));
  });

  it('refuse a cursor of another order, or an invalid one', async () => {
    const { headers } = await world.anonymous.get('/allSpots?sort=price&limit=5');
    const cursor = /cursor=([\w-]+)/.exec(String(headers['link']))?.[1] ?? '';
    expect(cursor).not.toBe('');
    const keys = ['x', '1.5', '3e9', '3000000000', '-1e+300', 'null', '', ' 1', '0x1'];
    const parts = [...keys.map((key) => `["${key}","y","price"]`), '[1,"y","price"]', '["1","y"]'];
    const forged = parts.map((text) => Buffer.from(text).toString('base64url'));
    const junk = ['junk', 'e30', ...forged];
    for (const wrong of [
      `sort=name&cursor=${cursor}`,
      ...junk.map((text) => `sort=price&cursor=${text}`),
    ]) {
      const { status, body } = await world.anonymous.get(`/allSpots?${wrong}`);
      expect([status, body.field]).toEqual([400, 'cursor']);
    }
  });

  it.each([
    'limit=0',
    'limit=1001',
    'limit=1e9',
    'limit=x',
    'sort=evil',
    'category=evil',
    'search=a&search=b',
  ])('refuse %s', async (query) => {
    expect((await world.anonymous.get(`/allSpots?${query}`)).status).toBe(400);
  });
});

describe('search', () => {
  it('[spec §7 GET /allSpots: search] ignores accents and case, and requires every word', async () => {
    const found = await list({ search: 'EZE france' });
    expect(found.length).toBeGreaterThan(0);
    expect(
      found.every(({ spot, country }) => searchText(spot).includes('eze') && country === 'France'),
    ).toBe(true);
    expect(await list({ search: 'turkiye' })).toHaveLength(13);
  });

  it.each([
    ['%', 'zebra 100%'],
    ['_', 'under_score'],
    ['\\', 'back\\slash'],
  ])('takes %s literally', async (search, name) => {
    const found = await list({ search });
    expect(found).toHaveLength(TOTAL / NAMES.length);
    expect(found.every(({ spot }) => spot.startsWith(name))).toBe(true);
  });

  it('finds exactly what JavaScript finds, whatever is typed, if a spot has every word or its letters', async () => {
    const all = await list({});
    const textOf = (spot: Spot) => {
      const place = Number(spot._id.slice(5)) % 2 === 0 ? 'Old Town' : '';
      return searchText(`${spot.spot} ${spot.country} ${place}`);
    };
    const pieces = fc.constantFrom(
      'a',
      'e',
      'Z',
      'é',
      '0',
      '4',
      '%',
      '_',
      '\\',
      "'",
      '$1',
      ' ',
      'bre',
      'TOWN',
      '"',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { minLength: 1, maxLength: 6 }), async (parts) => {
        const search = parts.join('');
        const { words, cost } = readSentence(search);
        fc.pre(!cost);
        const hasWord = (word: string) => (spot: Spot) => textOf(spot).split(' ').includes(word);
        const hasLetters = (word: string) => (spot: Spot) => textOf(spot).includes(word);
        const tests = words.map((word) =>
          /^[a-z]/.test(word) && all.some(hasWord(word)) ? hasWord(word) : hasLetters(word),
        );
        const expected = all.filter((spot) => tests.every((test) => test(spot)));
        fc.pre(expected.length > 0);
        const found = await list({ search, sort: 'popularity' });
        expect(found.map(({ _id }) => _id)).toEqual(expected.map(({ _id }) => _id));
      }),
      { numRuns: 60 },
    );
  });

  it('replaces a word that doesn’t exist by the one that was probably meant', async () => {
    const meant = (await list({ search: 'germany' })).map(({ _id }) => _id);
    for (const slip of ['germny', 'germnay', 'Gérmanny', 'jermany']) {
      expect([slip, (await list({ search: slip })).map(({ _id }) => _id)]).toEqual([slip, meant]);
    }
    expect(await list({ search: 'germny zugspitze' })).toEqual(
      await list({ search: 'germany zugspitze' }),
    );
    const { body } = await world.anonymous.get('/allSpots/facets?search=germny');
    expect([body.total, body.siteTotal]).toEqual([meant.length, TOTAL]);
    const suggested = await world.anonymous.get('/allSpots/suggestions?search=germny');
    expect(suggested.body[0]).toMatchObject({ kind: 'spot', detail: 'Germany' });
    for (const unknown of ['qx', 'xyzzy', 'grmy', 'germany-on-sea', '☃']) {
      expect([unknown, await list({ search: unknown })]).toEqual([unknown, []]);
      const facets = await world.anonymous.get(
        `/allSpots/facets?search=${encodeURIComponent(unknown)}`,
      );
      expect(facets.body).toMatchObject({ total: 0, totalIsExact: true, siteTotal: TOTAL });
      expect(
        (await world.anonymous.get(`/allSpots/suggestions?search=${encodeURIComponent(unknown)}`))
          .body,
      ).toEqual([]);
    }
  });

  it.each(['italy', 'egypt', 'kenya', 'paris', 'japan', 'peru', 'bali', 'lisbon', 'ávila'])(
    'recognizes %s with any single typo',
    async (name) => {
      const traveler = await world.createTraveler();
      const { _id } = await addSpot(traveler, { spot: name, country: 'Nowhere', location: '' });
      const letters = [...searchText(name)];
      const slips = letters.flatMap((letter, at) => {
        const [start, end] = [letters.slice(0, at).join(''), letters.slice(at + 1).join('')];
        const [next = '', ...rest] = end;
        return [
          `${start}x${end}`,
          `${start}${letter}x${end}`,
          `${start}${next}${letter}${rest.join('')}`,
          ...(letters.length > 4 ? [`${start}${end}`] : []),
        ];
      });
      for (const slip of new Set(slips)) {
        expect([slip, (await list({ search: slip })).map((spot) => spot._id)]).toEqual([
          slip,
          [_id],
        ]);
      }
      await traveler.delete(`/allSpots/${_id}`);
      await world.db.sql.query('delete from spot_words where word = $1', [letters.join('')]);
    },
  );

  it('queries all words at once', async () => {
    const asked = vi.spyOn(world.db.orm, 'select');
    const counted = async (search: string) => {
      asked.mockClear();
      await list({ search });
      return asked.mock.calls.length;
    };
    const one = await counted('germany');
    expect(await counted('germany old town zugspitze 1 e n')).toBe(one);
    expect(await counted('germny tonw zugspitzee')).toBeLessThanOrEqual(one + 3);
  });

  it('[attack searches that are slow to read] makes a limited number of queries without results', async () => {
    const asked = vi.spyOn(world.db.orm, 'select');
    asked.mockClear();
    const words = 'peru xyzzy skiing iceland qwertz machu picchu lima cusco yoga';
    expect(await list({ search: words })).toEqual([]);
    expect(asked.mock.calls.length).toBeLessThan(80);
    asked.mockRestore();
  });

  it('finds parts of rare words, however short', async () => {
    const found = await list({ search: 'gs' });
    expect(found.map(({ spot }) => spot.startsWith('Zugspitze'))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(await list({ search: 'ug tz' })).toEqual(found);
  });

  it('[spec §7 GET /allSpots: category] can be limited by category, country and cost', async () => {
    const beaches = await list({ category: 'beach' });
    expect(beaches.map(({ category }) => category)).toEqual(
      Array.from({ length: 10 }, () => 'beach'),
    );
    expect(await list({ category: 'all' })).toHaveLength(TOTAL);
    expect((await list({ country: 'germany' })).every(({ country }) => country === 'Germany')).toBe(
      true,
    );
    const costs = (await list({ minCost: 20, maxCost: 30 })).map(
      ({ average_cost }) => average_cost,
    );
    expect(new Set(costs)).toEqual(new Set(['$20', '$30']));
  });
});

describe('texts that become longer when they are normalised', () => {
  it('are stored, ordered and found as far as an index can hold them', async () => {
    const traveler = await world.createTraveler();
    // keys of about the maximum length, with few repetitions
    const letters = Array.from({ length: 0xd7ff }, (_, code) => String.fromCharCode(code + 1));
    const lengths = new Map(letters.map((letter) => [letter, searchText(letter).length]));
    letters.sort((x, y) => (lengths.get(y) ?? 0) - (lengths.get(x) ?? 0));
    const grows = Array.from({ length: 340 }, (_, n) => letters[(n * n * 977 + n * 7919) % 30_000]);
    const name = grows.slice(0, 120).join('');
    const { status, body } = await traveler.post('/allSpots', {
      spot: name,
      country: grows.slice(120, 180).join(''),
      location: grows.slice(180, 340).join(''),
      average_cost: '77',
      image: 'https://example.com/x.png',
    });
    expect([status, body.spot]).toEqual([201, name]);
    const id = String(body._id);
    for (const sort of SPOT_SORTS) {
      expect((await list({ sort, minCost: 77, maxCost: 77 })).map(({ _id }) => _id)).toEqual([id]);
    }
    const search = name.slice(0, 3);
    expect((await list({ search })).map(({ _id }) => _id)).toEqual([id]);
    const country = String(body.country);
    expect((await list({ country })).map(({ _id }) => _id)).toEqual([id]);
    const facets = await world.anonymous.get(
      `/allSpots/facets?${new URLSearchParams({ search, country }).toString()}`,
    );
    expect(facets.body).toMatchObject({ total: 1, countries: [{ country, count: 1 }] });
    await traveler.delete(`/allSpots/${id}`);
  });

  it.each([
    ['Hangul', '힣'.repeat(119)],
    ['quotation marks', '"'.repeat(119)],
    ['control characters', '\u0001'.repeat(119)],
  ])('can be paged through by name: %s', async (_kind, start) => {
    const traveler = await world.createTraveler();
    const made = await Promise.all(
      ['1', '2', '3'].map((end) =>
        addSpot(traveler, { spot: `${start}${end}`, country: 'Nowhere' }),
      ),
    );
    const ids = (await walk('sort=name&country=nowhere&limit=1')).map(({ _id }) => _id);
    expect(ids.sort()).toEqual(made.map(({ _id }) => _id).sort());
    for (const { _id } of made) await traveler.delete(`/allSpots/${_id}`);
  });
});

describe('facets', () => {
  it('count what the list shows', async () => {
    const { body } = await world.anonymous.get('/allSpots/facets');
    expect(body).toMatchObject({ total: TOTAL, siteTotal: TOTAL, totalIsExact: true });
    expect(body.categories).toEqual({
      all: 40,
      beach: 10,
      mountain: 10,
      city: 10,
      historical: 0,
      nature: 0,
      adventure: 0,
    });
    expect(body.countries.map((row: { country: string }) => row.country)).toEqual([
      'France',
      'Germany',
      'Türkiye',
    ]);
  });

  it('are only counts for clients that offer no filters', async () => {
    const { body: all } = await world.anonymous.get('/allSpots/facets?category=city');
    const { body } = await world.anonymous.get('/allSpots/facets?category=city&counts=only');
    expect(all.narrower.months).toHaveLength(12);
    expect(body).toEqual({ ...all, narrower: null });
    expect((await world.anonymous.get('/allSpots/facets?counts=none')).status).toBe(400);
  });

  it('keep the other choices countable', async () => {
    const query = 'search=eze&category=city&country=France';
    const { body } = await world.anonymous.get(`/allSpots/facets?${query}`);
    const filtered = await list({ search: 'eze', category: 'city', country: 'France' });
    const anyCategory = await list({ search: 'eze', country: 'France' });
    expect(body.total).toBe(filtered.length);
    expect(body.categories.all).toBe(anyCategory.length);
    expect(body.siteTotal).toBe(TOTAL);
  });
});

describe('facets of a changing catalogue', () => {
  it('follow additions, moves and deletions, even many at a time', async () => {
    const counted = async () => {
      const { body } = await world.anonymous.get('/allSpots/facets');
      return body as SpotFacets;
    };
    const before = await counted();
    const { sql } = world.db;
    await sql.query(`insert into spots (id, spot, country, location, category, description, image, cost,
        currency, seasonality, travel_time, visitors_per_year, rating, visitors, name_key, country_key,
        search_text, created_at)
      select 'new-' || n, 'New', 'Chad', '', case when n > 2 then 'nature' end, '', '/x', 1, 'usd', '',
        '', '', 4, 0, 'new', 'chad', 'new chad', now() from generate_series(1, 5) as n`);
    await world.context.invalidate('spots');
    const added = await counted();
    expect(added).toMatchObject({ total: 45, siteTotal: 45, categories: { nature: 3 } });
    expect(added.countries).toContainEqual({ country: 'Chad', count: 5 });
    await sql.query(
      `update spots set country = 'Peru', country_key = 'peru' where id like 'new-%'`,
    );
    await sql.query(`update spots set category = 'city' where id = 'new-5'`);
    await world.context.invalidate('spots');
    const moved = await counted();
    expect(moved.categories).toMatchObject({ nature: 2, city: before.categories.city + 1 });
    expect(moved.countries.filter(({ country }) => /Chad|Peru/.test(country))).toEqual([
      { country: 'Peru', count: 5 },
    ]);
    await sql.query(`delete from spots where id like 'new-%'`);
    await world.context.invalidate('spots');
    expect(await counted()).toEqual(before);
  });
});

describe('facets of countries that people write', () => {
  it('name the 300 most frequent ones, each in one spelling', async () => {
    const { sql } = world.db;
    await sql.query(`insert into spots (id, spot, country, location, description, image, cost,
        currency, seasonality, travel_time, visitors_per_year, rating, visitors, name_key, country_key,
        search_text, created_at)
      select 'land-' || n, 'New', case when n = 0 then 'GERMANY' else 'Land ' || n end, '', '', '/x', 1,
        'usd', '', '', '', 4, 0, 'new', case when n = 0 then 'germany' else 'land ' || n end,
        'new', now() from generate_series(0, 400) as n`);
    await world.context.invalidate('spots');
    const countries = async () => {
      const { body } = await world.anonymous.get('/allSpots/facets');
      return (body as SpotFacets).countries;
    };
    const first = await countries();
    expect(first).toHaveLength(300);
    const germany = first.filter(({ country }) => /germany/i.test(country));
    expect(germany).toEqual([{ country: expect.any(String) as string, count: 14 }]);
    // the updates move the rows in the table, but the answer stays the same
    await sql.query(`update spot_counts set count = count + 1 where country = 'Germany'`);
    await sql.query(`update spot_counts set count = count - 1 where country = 'Germany'`);
    await world.context.invalidate('spots');
    expect(await countries()).toEqual(first);
    await sql.query(`delete from spots where id like 'land-%'`);
    await world.context.invalidate('spots');
  });
});

describe('suggestions', () => {
  it('offer countries that begin with the text, then spots', async () => {
    const { body } = await world.anonymous.get('/allSpots/suggestions?search=fra');
    expect(body[0]).toEqual({ kind: 'country', label: 'France', detail: '14 destinations' });
    expect(body).toHaveLength(8);
    expect(body[1]).toMatchObject({ kind: 'spot', detail: 'France' });
  });
});

describe('cached responses', () => {
  it('have a strong ETag, return 304, and brotli if accepted', async () => {
    const plain = await world.anonymous.get('/allSpots');
    const etag = String(plain.headers['etag']);
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const again = await world.anonymous.get('/allSpots', { 'if-none-match': etag });
    expect([again.status, again.body]).toEqual([304, '']);
    const packed = await world.app.inject({
      url: '/api/allSpots',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['vary']).toBe('accept-encoding');
    expect(packed.headers['etag']).not.toBe(etag);
  });

  it('are new immediately after a change', async () => {
    const before = await list({});
    const traveler = await world.createTraveler();
    const { body } = await traveler.post('/allSpots', {
      spot: 'Brand New',
      country: 'France',
      average_cost: '10',
      image: 'https://example.com/x.png',
    });
    expect(await list({})).toHaveLength(before.length + 1);
    await traveler.delete(`/allSpots/${String(body._id)}`);
    expect(await list({})).toHaveLength(before.length);
  });
});
