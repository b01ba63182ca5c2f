import { findLanguage, type Language, type Spot } from '@wayfarer/contract';
import type { ReadContext } from '../../../../context.ts';
import { invalidInput } from '../../../../problem-error.ts';
import { translatedSpot } from '../../records/texts/translated-spot.ts';
import { publishedTexts } from '../../records/texts/store-texts.ts';

/**
 * The language that a call asks for; undefined if it asks for none, or for the site's first, in which the originals are.
 * Throws `invalid_input` for a language that the site doesn't have.
 */
export function languageAsked(
  { config }: Pick<ReadContext, 'config'>,
  asked: string | undefined,
): Language | undefined {
  if (asked === undefined) return undefined;
  const found = findLanguage(asked)?.tag;
  if (found === undefined || !config.languages.includes(found))
    throw invalidInput('language', 'is no language of this site');
  return found === config.languages[0] ? undefined : found;
}

/** Spots in the language that a call asks for; those without published texts in it say which language theirs are in. */
export async function inLanguageAsked(
  context: Pick<ReadContext, 'config' | 'db'>,
  spots: Spot[],
  asked: string | undefined,
): Promise<Spot[]> {
  const language = languageAsked(context, asked);
  if (language === undefined) return spots;
  const ids = spots.map(({ _id: id }) => id);
  const found = await publishedTexts(context.db.orm, language, ids);
  const [textLanguage = language] = context.config.languages;
  return spots.map((spot) => {
    const texts = found.get(spot._id);
    return texts ? translatedSpot(spot, texts, language) : { ...spot, textLanguage };
  });
}
