import {
  type BestSpot,
  DEFAULT_LANGUAGE,
  type Language,
  type SettingValue,
  type TeamMember,
  type TextsByName,
} from '@wayfarer/contract';
import type { ReadContext } from '../../context.ts';
import { countryNameIn } from '../../lib/languages/country-names.ts';
import { languageAsked, languageOf } from '../../lib/languages/site-language.ts';
import { publishedTexts } from '../spots/index.ts';
import {
  listed,
  presentBestSpot,
  presentFeatured,
  presentOwnMember,
  presentTeamMember,
} from './present.ts';
import { listBestSpotRows, listFeaturedRows, listTeamRows } from './store.ts';

type Context = Pick<ReadContext, 'config' | 'db' | 'settings'>;

/**
 * The destinations that the agency features, in its order; until it chooses some, a demonstration's samples. Throws
 * `invalid_input`.
 */
export async function listBestSpots(context: Context, asked?: string): Promise<BestSpot[]> {
  const { db, settings } = context;
  const language = languageAsked(context, asked);
  const { originals, value: featured } = await settings.readIn('site.featured', language);
  if (featured.length === 0) {
    const samples = (await listBestSpotRows(db.orm)).map(presentBestSpot);
    return inLanguage(context, language, samples);
  }
  const ids = featured.map(({ spotId }) => spotId);
  const found = new Map((await listFeaturedRows(db.orm, ids)).map((row) => [row.id, row]));
  const own = featured.flatMap((choice, index): Own[] => {
    const row = found.get(choice.spotId);
    if (!row) return [];
    const isOriginal = originals.some((name) => name.startsWith(`${index}.`));
    return [{ spot: presentFeatured(row, choice), choice, isOriginal }];
  });
  return inLanguage(
    context,
    language,
    own.map(({ spot }) => spot),
    own,
  );
}

interface Own {
  spot: BestSpot;
  choice: SettingValue<'site.featured'>[number];
  isOriginal: boolean;
}

/**
 * Best spots in a language. The words that the agency wrote for this list are shown in the language if all of them
 * are translated. Without such words, and for a demonstration's samples, the destination's own texts are shown.
 */
async function inLanguage(
  context: Context,
  language: Language | undefined,
  spots: readonly BestSpot[],
  own: readonly Own[] = [],
): Promise<BestSpot[]> {
  const answer = languageOf(context, language);
  const named = spots.map((spot) => {
    const countryName = countryNameIn(answer, spot.country);
    return countryName === undefined ? spot : Object.assign({}, spot, { countryName });
  });
  if (language === undefined) return named;
  const ids = named.flatMap(({ spotId }) => spotId ?? []);
  const texts = await publishedTexts(context.db.orm, language, ids);
  return named.map((spot, index) => {
    const translated = texts.get(spot.spotId ?? '')?.texts;
    const shown = inWords(spot, translated, own[index]);
    const original = own[index] ? originalOf(context) : DEFAULT_LANGUAGE;
    return Object.assign({}, shown ?? spot, { textLanguage: shown ? language : original });
  });
}

const originalOf = (context: Context) => languageOf(context, undefined);

function inWords(
  spot: BestSpot,
  translated: TextsByName | undefined,
  own: Own | undefined,
): BestSpot | undefined {
  if (own?.isOriginal) return undefined;
  const title = own?.choice.title || translated?.['spot'];
  const description = own?.choice.text || translated?.['description'];
  if (title === undefined || description === undefined) return undefined;
  return {
    ...spot,
    title,
    description,
    location: translated?.['location'] ?? spot.location,
    spot: own?.choice.title ? (translated?.['spot'] ?? spot.spot) : null,
  };
}

/** The team as set by the agency; until then, a demonstration's samples. Throws `invalid_input`. */
export async function listTeam(context: Context, asked?: string): Promise<TeamMember[]> {
  const { db, settings } = context;
  const language = languageAsked(context, asked);
  const { originals, value: team } = await settings.readIn('site.team', language);
  if (team.length === 0) {
    const samples = (await listTeamRows(db.orm)).map(presentTeamMember);
    return language ? translatedSamples(context, samples, language) : samples;
  }
  return team.map((member, index) => {
    const shown = presentOwnMember(member, index);
    if (language === undefined) return shown;
    const isOriginal = originals.some((name) => name.startsWith(`${index}.`));
    return Object.assign(shown, { textLanguage: isOriginal ? originalOf(context) : language });
  });
}

/** The samples in a language. A sample with a text that isn't translated stays in English. */
async function translatedSamples(
  { settings }: Pick<Context, 'settings'>,
  samples: readonly TeamMember[],
  language: Language,
): Promise<TeamMember[]> {
  const words = samples.map(({ expertise, post, quote }) => ({
    post,
    quote,
    expertise: expertise.join(', '),
  }));
  const { originals, value } = await settings.translate('site.team', words, language);
  return samples.map((sample, index) => {
    const isOriginal = originals.some((name) => name.startsWith(`${index}.`));
    const shown = value[index];
    if (isOriginal || !shown) return Object.assign({}, sample, { textLanguage: DEFAULT_LANGUAGE });
    const { expertise, ...texts } = shown;
    return Object.assign({}, sample, texts, {
      expertise: listed(expertise),
      textLanguage: language,
    });
  });
}
