import { DEFAULT_LANGUAGE, findLanguage } from '@wayfarer/contract';
import type { Config } from '../../config/config.ts';
import { databaseErrorCode } from '../../db/database-errors.ts';
import type { Executor } from '../../db/database.ts';
import { countSettingTexts } from '../../features/settings/index.ts';
import { countSpotTexts } from '../../features/spots/index.ts';
import type { TextsCount } from '../../lib/languages/texts-count.ts';
import { ok, warning, type Finding } from '../doctor/finding.ts';

/** The texts that an agency wrote, in one of the other languages of its site. */
interface OwnTexts {
  language: string;
  destinations: TextsCount;
  words: TextsCount;
}

const NONE: TextsCount = { texts: 0, missing: 0, toCheck: 0 };
const UNDEFINED_TABLE = '42P01';
const UNDEFINED_COLUMN = '42703';

/**
 * Counts the agency's texts in the other languages of the site; null if the database is from a version with other
 * tables.
 */
export async function countedTexts(
  db: Executor,
  config: Pick<Config, 'languages' | 'settingDefaults'>,
): Promise<OwnTexts[] | null> {
  const others = config.languages.slice(1);
  if (others.length === 0) return [];
  try {
    const destinations = await countSpotTexts(db, others);
    const words = await countSettingTexts(db, config, others);
    return others.map((language) => ({
      language,
      destinations: destinations.get(language) ?? NONE,
      words: words.get(language) ?? NONE,
    }));
  } catch (error) {
    const code = databaseErrorCode(error);
    if (code === UNDEFINED_TABLE || code === UNDEFINED_COLUMN) return null;
    throw error;
  }
}

/**
 * Says for each language how many of the agency's texts travelers read in the first language, and which ones belong to
 * an original that has changed since.
 */
export function checkTexts(
  found: readonly OwnTexts[] | null,
  { languages }: Pick<Config, 'languages'>,
): Finding[] {
  const first = nameOf(languages[0] ?? DEFAULT_LANGUAGE);
  return (found ?? []).flatMap(({ destinations, language, words }) => {
    const about = `texts in ${nameOf(language)}`;
    const said = `${saidOf('destinations', destinations)}; ${saidOf('the site', words)}`;
    const outdated = destinations.toCheck + words.toCheck;
    if (outdated === 0) return ok(about, said);
    const why = `because the ${first} original has changed since`;
    return [
      ok(about, said),
      warning(
        about,
        `${counted(outdated)} to check, ${why}`,
        'in the console: Destinations, Translations, state "To check", and Site texts',
      ),
    ];
  });
}

const nameOf = (tag: string) => findLanguage(tag)?.english ?? tag;
const counted = (texts: number) => (texts === 1 ? '1 text is' : `${texts} texts are`);

function saidOf(what: string, { missing, texts }: TextsCount): string {
  if (texts === 0) return `${what}: none`;
  if (missing === 0) return `${what}: all ${texts} are translated`;
  return `${what}: ${missing} of ${texts} are not translated`;
}

/** Reads the counts that a running product reports; null if an older version reports none. */
export function toldTexts(told: unknown): OwnTexts[] | null {
  if (!Array.isArray(told)) return null;
  return (told as Partial<OwnTexts>[]).map(({ destinations, language, words }) => ({
    language: language ?? '',
    destinations: { ...NONE, ...destinations },
    words: { ...NONE, ...words },
  }));
}
