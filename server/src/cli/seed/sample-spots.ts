import { CATEGORIES, type Category, COUNTRIES, searchText, SEASONS } from '@wayfarer/contract';
import { MINUTE_MS, pickFrom, randomOf, sampleId, STARTED_AT } from './sample-random.ts';

const STARTS =
  'Al Ama Bel Bré Cal Cas Cor Dal Dun Él Fal Fer Gal Gar Hal Il Jar Kal Kor Lan Lis Mar Mel Mon Nar Niz Or Pal Pér Quil Ral Rom San São Ser Tal Tor Ul Val Ver Wes Xan Yar Zan'.split(
    ' ',
  );
const MIDDLES = 'a e i o u ai ea io ba da ga la ma na ra sa ta va li mi ni ri'.split(' ');
const ENDS =
  'bra cia dor dra fell ford gno grad heim holm ka la lia lund mar mont nia ñar ra rez rió sa stad stein ta tara ton vik vo za'.split(
    ' ',
  );
const KINDS: Readonly<Record<Category, readonly string[]>> = {
  beach: ['Beach', 'Bay', 'Lagoon', 'Cove', 'Sands', 'Shore'],
  mountain: ['Peak', 'Ridge', 'Pass', 'Summit', 'Range', 'Massif'],
  city: ['Quarter', 'Harbour', 'Market', 'Old Town', 'Riverside', 'Terraces'],
  historical: ['Fortress', 'Citadel', 'Ruins', 'Abbey', 'Gate', 'Aqueduct'],
  nature: ['Forest', 'Falls', 'Valley', 'Lake', 'Wetlands', 'Gorge'],
  adventure: ['Canyon', 'Rapids', 'Glacier', 'Trail', 'Caves', 'Dunes'],
};

export interface SampleSpot {
  id: string;
  spot: string;
  country: string;
  location: string;
  category: Category;
  description: string;
  picture: number;
  cost: number;
  seasonality: string;
  travel_time: string;
  visitors_per_year: string;
  rating: number;
  visitors: number;
  likes: number;
  name_key: string;
  country_key: string;
  search_text: string;
  created_at: string;
}

/** The sample with this number, the same in every run and on every machine. */
export function sampleSpot(index: number): SampleSpot {
  const random = randomOf(index);
  const pick = pickFrom(random);
  const word = () => `${pick(STARTS)}${pick(MIDDLES)}${pick(ENDS)}`;
  const category = pick(CATEGORIES);
  const country = pick(COUNTRIES);
  const spot = `${word()} ${pick(KINDS[category])}`;
  const location = `${word()} Province`;
  const days = 1 + Math.floor(random() * 9);
  // most have few visitors, some have many
  const visitors = Math.floor(200 * Math.exp(random() * 6));
  return {
    id: sampleId(index, random),
    spot,
    country,
    location,
    category,
    description: `${spot} lies in ${location}, ${country}. A sample destination.`,
    picture: Math.floor(random() * 1000),
    cost: 500 * Math.ceil(4 * Math.exp(random() * 4.5)),
    seasonality: pick(SEASONS),
    travel_time: days === 1 ? '1 day' : `${days} days`,
    visitors_per_year: `${Math.ceil(visitors / 10)}K+`,
    rating: Math.round(35 + random() * 15) / 10,
    visitors,
    likes: Math.floor(visitors / 20),
    name_key: searchText(spot),
    country_key: searchText(country),
    search_text: searchText(`${spot} ${country} ${location}`),
    created_at: new Date(STARTED_AT + index * MINUTE_MS).toISOString(),
  };
}
