import type { OutputOf, Spot, SpotFacets, suggestSpots } from '@wayfarer/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';

interface Expected {
  /** Destinations that belong among the first three. */
  first?: string | readonly string[];
  /** Destinations that must not be found. */
  never?: string | readonly string[];
  count?: number;
  /** The expected result of reading the sentence; only these fields are compared. */
  reading?: Partial<NonNullable<SpotFacets['reading']>>;
  corrected?: string | null;
  relaxed?: string | null;
  nearby?: string | null;
}

const NOTHING: Expected = { count: 0 };

/** Searches by travelers who tested the product, with variants, and the demo destinations that they should find. */
const SEARCHES: Readonly<Record<string, readonly (readonly [search: string, Expected])[]>> = {
  'places and countries': [
    ['paris', { first: 'Banks of the Seine' }],
    ['dubai', { first: 'Downtown Dubai' }],
    ['UAE', { first: 'Downtown Dubai', count: 1 }],
    ['oia', { first: 'Oia and Amoudi Bay', count: 1 }],
    ['rio', { first: 'Copacabana and Sugarloaf', count: 1 }],
    ['phuket', { first: 'Railay Beach' }],
    ['bali', { first: 'Nusa Dua Beach', count: 1 }],
    ['sri lanka', { first: ['Nine Arch Bridge', 'Koggala Beach'], count: 2 }],
    ['everest', { first: 'Everest Base Camp' }],
    ['patagonia', { first: 'Torres del Paine' }],
    ['nyc', { first: 'Lower Manhattan', count: 1 }],
    ['egypt', { first: 'Pyramids of Giza' }],
    ['srilanka', { first: ['Nine Arch Bridge', 'Koggala Beach'], count: 2 }],
    ['wall of china', { first: 'Great Wall at Jinshanling' }],
    ['great wall of china', { first: 'Great Wall at Jinshanling' }],
    ['big ben', { first: 'Westminster and the South Bank', count: 1 }],
    ['newzealand', { first: 'Lake Tekapo', count: 1 }],
    ['london', { first: 'Westminster and the South Bank' }],
  ],
  typos: [
    ['pariss', { first: 'Banks of the Seine', corrected: 'paris' }],
    ['Istambul', { first: 'Istanbul Old City', corrected: 'istanbul' }],
    ['santorni', { first: 'Oia and Amoudi Bay', corrected: 'santorini' }],
    ['cappadoccia', { first: 'Cappadocia Balloons', corrected: 'cappadocia' }],
    ['taj mahl', { first: 'Taj Mahal', corrected: 'taj mahal' }],
    ['eifel tower', { first: 'Banks of the Seine', corrected: 'eiffel tower' }],
    ['everst', { first: 'Everest Base Camp', corrected: 'everest' }],
    ['wine', NOTHING],
    ['camping', { never: ['Great Wall at Jinshanling'] }],
    ['golf', NOTHING],
    ['yoga', NOTHING],
    ['casino', NOTHING],
  ],
  accents: [
    ['Türkiye', { first: ['Istanbul Old City', 'Cappadocia Balloons'], count: 2 }],
    ['turkiye', { first: ['Istanbul Old City', 'Cappadocia Balloons'], count: 2 }],
    ['chichen itza', { first: 'Chichén Itzá' }],
    ['iguaçu', { first: 'Iguaçu Falls', count: 1 }],
  ],
  plurals: [
    ['beaches', { first: 'Railay Beach' }],
    ['waterfalls', { first: 'Iguaçu Falls' }],
    ['mountains', { first: 'Table Mountain' }],
    ['pyramids', { first: 'Pyramids of Giza' }],
    ['temples', { first: 'Prambanan Temple' }],
  ],
  'absent places': [
    ['kyoto', { count: 0, nearby: 'Japan' }],
    ['rome', { count: 0, nearby: 'Italy' }],
    ['são paulo', { count: 0, nearby: 'Brazil' }],
    ['things to do in rome', { count: 0, nearby: 'Italy', reading: { search: 'rome' } }],
    ['weekend in rome', { count: 0, nearby: 'Italy', reading: { length: 'short' } }],
    ['niagara', { count: 0, nearby: 'Canada' }],
    ['niagara falls', { count: 0, nearby: 'Canada' }],
    ['peru', { relaxed: 'south america', first: ['Iguaçu Falls', 'Perito Moreno Glacier'] }],
    ['machu picchu', { relaxed: 'south america', never: 'Lower Manhattan' }],
    ['iceland', { relaxed: 'europe', never: 'Lower Manhattan' }],
    ['kyoto temple', { relaxed: 'japan temple', first: 'Mount Fuji from Lake Kawaguchi' }],
  ],
  regions: [
    ['europe', { count: 11 }],
    ['asia', { count: 23 }],
    ['africa', { count: 5, never: 'Yukon Northern Lights' }],
    ['south america', { count: 4, never: 'Lower Manhattan' }],
    ['uk', { count: 2, never: 'Yukon Northern Lights' }],
    ['usa', { count: 2, never: 'Nusa Dua Beach' }],
    ['us', { count: 2, never: 'Nusa Dua Beach' }],
    ['japan', { count: 1, never: 'Hoi An Ancient Town' }],
    ['england', { first: 'Westminster and the South Bank' }],
    ['india', { count: 1, first: 'Taj Mahal' }],
    ['southeast asia', { first: ['Marina Bay', 'Hoi An Ancient Town'] }],
    ['middle east', { first: 'Downtown Dubai' }],
  ],
  moods: [
    ['romantic', { first: 'Baa Atoll Lagoon' }],
    ['honeymoon', { first: 'Baa Atoll Lagoon' }],
    ['safari', { first: ['Amboseli Safari', 'Serengeti Plains'] }],
    ['diving', { first: 'Great Barrier Reef' }],
    ['scuba', { first: 'Great Barrier Reef' }],
    ['snow', { first: 'Mount Fuji from Lake Kawaguchi' }],
    ['northern lights', { first: 'Yukon Northern Lights', count: 1 }],
    ['wildlife', { first: 'Serengeti Plains' }],
    ['camping', { first: 'Everest Base Camp' }],
    ['temple', { first: 'Prambanan Temple' }],
    ['hiking', { first: 'Moraine Lake' }],
    ['family', { first: 'Nusa Dua Beach' }],
    ['kids', { first: 'Nusa Dua Beach' }],
    ['family holiday', { first: 'Nusa Dua Beach' }],
    ['kid friendly', { first: 'Nusa Dua Beach' }],
    ['food', { first: 'Lower Manhattan' }],
    ['solo', { first: 'Lower Manhattan' }],
    ['solo travel', { first: 'Lower Manhattan' }],
    ['luxury', { first: 'Lower Manhattan', reading: { search: '' } }],
    ['quiet', { first: 'Taj Mahal' }],
    ['cherry blossom', { first: 'Mount Fuji from Lake Kawaguchi', count: 1 }],
    [
      'cherry blossoms in april',
      { first: 'Mount Fuji from Lake Kawaguchi', reading: { month: 4 } },
    ],
    [
      'hot springs',
      { first: ['Mount Fuji from Lake Kawaguchi', 'Yukon Northern Lights'], count: 2 },
    ],
    ['skiing', NOTHING],
    ['ski', { never: 'Great Wall at Jinshanling', count: 0 }],
  ],
  times: [
    ['spring', { first: 'Banks of the Seine' }],
    ['beach in july', { reading: { search: 'beach', month: 7 }, count: 6, first: 'Railay Beach' }],
    ['july beach', { reading: { search: 'beach', month: 7 }, count: 6 }],
    ['sun in january', { reading: { search: 'sun', month: 1 }, first: "Cox's Bazar Beach" }],
    ['warm in december', { reading: { month: 12 }, never: 'Neuschwanstein Castle' }],
    ['winter sun', { first: "Cox's Bazar Beach", never: 'Sundarbans' }],
    ['weekend', { reading: { search: '', length: 'short' } }],
    ['weekend in paris', { reading: { search: 'paris', length: 'short' } }],
    ['3 days', { reading: { search: '', length: 'short' } }],
    ['5 days', { reading: { search: '', length: 'medium' } }],
    ['one week', { reading: { search: '', length: 'long' } }],
    ['a week in asia', { reading: { search: 'asia', length: 'long' } }],
    ['september', { reading: { search: '', month: 9 } }],
    ['where to go in may', { reading: { search: '', month: 5 } }],
  ],
  prices: [
    ['cheap', { reading: { search: '', maxCost: 100 } }],
    ['cheap beach', { reading: { search: 'beach', maxCost: 100 } }],
    ['budget', { reading: { search: '', maxCost: 100 } }],
    ['under $100', { reading: { search: '', maxCost: 100 }, count: 18 }],
    ['under 100', { reading: { search: '', maxCost: 100 }, count: 18 }],
    ['$50-$100', { reading: { search: '', minCost: 50, maxCost: 100 } }],
    ['beach under $100', { reading: { search: 'beach', maxCost: 100 } }],
    ['over $300', { reading: { search: '', minCost: 300 } }],
    ['luxury beach', { reading: { search: 'beach' }, first: 'Baa Atoll Lagoon' }],
    [
      'cheap beach in july',
      { reading: { search: 'beach', month: 7, maxCost: 100 }, first: 'Railay Beach' },
    ],
  ],
  phrases: [
    ['grand canyon arizona', { first: 'Grand Canyon River Run', count: 1 }],
    ['eiffel tower', { first: 'Banks of the Seine' }],
    ['beach holiday', { first: 'Railay Beach', reading: { search: 'beach' } }],
    ['city trip', { first: 'Lower Manhattan', reading: { search: 'city' } }],
    ['city break', { first: 'Lower Manhattan', reading: { search: 'city' } }],
    ['vietnam beach', { first: 'Hoi An Ancient Town', relaxed: 'vietnam' }],
    ['places with snow', { first: 'Mount Fuji from Lake Kawaguchi' }],
    ['best beaches in thailand', { first: 'Railay Beach' }],
    ['trip to japan', { first: 'Mount Fuji from Lake Kawaguchi', count: 1 }],
    ['hiking in nepal', { first: 'Everest Base Camp', count: 1 }],
    ['places to visit', { first: 'Lower Manhattan' }],
    ['qwertyuiop', NOTHING],
    ['safari in thailand', { relaxed: 'thailand', first: 'Railay Beach' }],
    ['wine tasting in france', { relaxed: 'france', first: 'Banks of the Seine' }],
  ],
};

let world: TestApp;

beforeAll(async () => {
  world = await createTestApp({ env: { SEED: 'demo' } });
});
afterAll(() => world.close());

async function found(search: string) {
  const query = new URLSearchParams({ search }).toString();
  const [list, facets, suggested] = await Promise.all([
    world.anonymous.get(`/allSpots?${query}`),
    world.anonymous.get(`/allSpots/facets?${query}`),
    world.anonymous.get(`/allSpots/suggestions?${query}`),
  ]);
  expect([list.status, facets.status, suggested.status]).toEqual([200, 200, 200]);
  return {
    names: (list.body as Spot[]).map(({ spot }) => spot),
    facets: facets.body as SpotFacets,
    suggested: (suggested.body as OutputOf<typeof suggestSpots>)
      .filter(({ kind }) => kind === 'spot')
      .map(({ label }) => label),
  };
}

const listed = (names: string | readonly string[] = []) => [names].flat();

/** The first fault found; undefined if everything is right. */
function faultOf(
  { first, never, count, reading, corrected = null, relaxed = null, nearby = null }: Expected,
  { names, facets, suggested }: Awaited<ReturnType<typeof found>>,
): string | undefined {
  const start = names.slice(0, 3);
  const missing = listed(first).filter((name) => !start.includes(name));
  if (missing.length > 0)
    return `${start.join(', ') || 'nothing'} instead of ${missing.join(', ')}`;
  const wrong = listed(never).filter((name) => names.includes(name));
  if (wrong.length > 0) return `finds ${wrong.join(', ')}`;
  if (count !== undefined && names.length !== count)
    return `finds ${names.length}: ${names.join(', ')}`;
  if (count === undefined && names.length === 0) return 'finds nothing';
  if (facets.total !== names.length) return `counts ${facets.total} of ${names.length}`;
  for (const [name, value] of Object.entries(reading ?? {})) {
    const read = (facets.reading as Record<string, unknown> | null)?.[name];
    if (read !== value) return `reads ${name} as ${JSON.stringify(facets.reading)}`;
  }
  if (facets.correctedSearch !== corrected) return `corrected to ${facets.correctedSearch}`;
  if (facets.relaxedSearch !== relaxed) return `relaxed to ${facets.relaxedSearch}`;
  if (facets.nearbyCountry !== nearby) return `near ${facets.nearbyCountry}`;
  if (suggested.some((name, index) => names[index] !== name))
    return `suggests ${suggested.join(', ')}`;
  return undefined;
}

it.each(Object.entries(SEARCHES))(
  'finds what travelers mean by %s, and suggests the same',
  async (_kind, searches) => {
    const faults: string[] = [];
    for (const [search, expected] of searches) {
      const fault = faultOf(expected, await found(search));
      if (fault !== undefined) faults.push(`${search}: ${fault}`);
    }
    expect(faults).toEqual([]);
  },
);

it('is tested with more than a hundred searches', () => {
  expect(Object.values(SEARCHES).flat().length).toBeGreaterThanOrEqual(118);
});
