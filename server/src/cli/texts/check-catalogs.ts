import { readFile } from 'node:fs/promises';
import { DEFAULT_LANGUAGE, findLanguage, type Language } from '@wayfarer/contract';
import { missingTextsFile } from '../../pages/page-renderer.ts';
import { ROOT } from '../../root-folder.ts';
import { ok, warning, type Finding } from '../doctor/finding.ts';

const ABOUT = "the product's texts";
/** The counts of the texts of emails, which the build of the program writes. */
const OF_EMAILS = new URL('server/dist/missing-texts.json', ROOT);

interface Count {
  texts: number;
  missing: number;
}

/**
 * Checks that the builds of the site's languages have all texts of pages and emails. Readers see a text that a language
 * lacks in English. Skips builds that didn't count their missing texts.
 */
export async function checkCatalogs(
  languages: readonly Language[],
  filesOf = (language: Language) => [OF_EMAILS, missingTextsFile(languages, language)],
): Promise<Finding[]> {
  const others = languages.filter((language) => language !== DEFAULT_LANGUAGE);
  const found = others.map(async (language) => {
    const counts = filesOf(language).map((file) => readCount(file, language));
    return findingOf(
      language,
      (await Promise.all(counts)).filter((count) => count !== null),
    );
  });
  return (await Promise.all(found)).flat();
}

function findingOf(language: Language, counts: readonly Count[]): Finding[] {
  if (counts.length === 0) return [];
  const sum = (of: keyof Count) => counts.reduce((total, count) => total + count[of], 0);
  const [texts, missing] = [sum('texts'), sum('missing')];
  const name = findLanguage(language)?.english ?? language;
  if (missing === 0) return [ok(ABOUT, `all ${texts} are in ${name}`)];
  return [
    warning(
      ABOUT,
      `${missing} of ${texts} are not in ${name}: readers see them in English`,
      'add them to the catalogs: npm run check names them',
    ),
  ];
}

async function readCount(file: URL, language: Language): Promise<Count | null> {
  try {
    const counts = JSON.parse(await readFile(file, 'utf8')) as Partial<Record<string, Count>>;
    return counts[language] ?? null;
  } catch {
    return null;
  }
}
