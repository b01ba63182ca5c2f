import { type Language, type Spot } from '@wayfarer/contract';
import type { ReadContext } from '../../../../context.ts';
import { countryNameIn } from '../../../../lib/languages/country-names.ts';
import { languageAsked, languageOf } from '../../../../lib/languages/site-language.ts';
import { translatedSpot } from '../../records/texts/translated-spot.ts';
import { publishedTexts, type Translated } from '../../records/texts/store-texts.ts';

/**
 * Spots in the language that a call asks for. A spot without a published translation into that language says which
 * language its texts are in. Countries are named in the language of the answer. Throws `invalid_input`.
 */
export async function inLanguageAsked(
  context: Pick<ReadContext, 'config' | 'db'>,
  spots: Spot[],
  asked: string | undefined,
): Promise<Spot[]> {
  const language = languageAsked(context, asked);
  const named = withCountryNames(spots, languageOf(context, language));
  if (language === undefined) return named;
  const ids = named.map(({ _id: id }) => id);
  const found = await publishedTexts(context.db.orm, language, ids);
  const original = languageOf(context, undefined);
  return named.map((spot) => shownIn(spot, found.get(spot._id), { language, original }));
}

function shownIn(
  spot: Spot,
  texts: Translated | undefined,
  { language, original }: { language: Language; original: Language },
): Spot {
  if (!texts) return { ...spot, textLanguage: original };
  const { names, spot: translated } = translatedSpot(spot, texts, language);
  return names.length > 0
    ? { ...translated, originals: { language: original, names } }
    : translated;
}

function withCountryNames(spots: Spot[], language: Language): Spot[] {
  return spots.map((spot) => {
    const countryName = countryNameIn(language, spot.country);
    return countryName === undefined ? spot : Object.assign({}, spot, { countryName });
  });
}
