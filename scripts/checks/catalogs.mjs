import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { catalogTypes } from '../words/catalog-types.mjs';
import { catalogFile, readCatalog, textsModules, typesFile } from '../words/catalog-files.mjs';
import { textsIn } from '../words/catalog.mjs';
import { argumentsOf, parseMessage } from '../words/message.mjs';
import { categoriesOf, plurals, SOURCE_LANGUAGE } from '../words/plurals.mjs';

/**
 * For each language, the parts of the product in which it has all texts, as prefixes of paths. Elsewhere, a text that
 * the language lacks is shown in English.
 * @type {Record<string, readonly string[]>}
 */
const translated = {
  de: ['contract/src/words/', 'server/src/mails/', 'web/src/'],
  es: ['contract/src/words/', 'server/src/mails/', 'web/src/'],
  fr: ['contract/src/words/', 'server/src/mails/', 'web/src/'],
  ar: ['contract/src/words/', 'server/src/mails/', 'web/src/'],
};

/**
 * The problems of all catalogs. A catalog must compile, its languages must have the same texts with the same arguments,
 * and its types must be current.
 * @param {string} base
 * @param {Record<string, readonly string[]>} [rooms]
 * @returns {Promise<string[]>}
 */
export async function catalogProblems(base, rooms = translated) {
  const modules = await textsModules(base);
  const problems = modules.map((module) => problemsOf(base, module, rooms));
  return (await Promise.all(problems)).flat();
}

/**
 * @param {string} base
 * @param {string} module
 * @param {Record<string, readonly string[]>} rooms
 */
async function problemsOf(base, module, rooms) {
  const file = catalogFile(module, SOURCE_LANGUAGE);
  const source = readCatalog(join(base, file));
  const wrong = wrongMessages(source, file, SOURCE_LANGUAGE);
  if (wrong.length > 0) return wrong;
  const types = await readFile(join(base, typesFile(module)), 'utf8').catch(() => '');
  const isCurrent = types === catalogTypes(source, basename(file));
  const others = Object.keys(plurals).filter((language) => language !== SOURCE_LANGUAGE);
  return [
    ...(isCurrent ? [] : [`${typesFile(module)} is out of date: run npm run words`]),
    ...others.flatMap((language) => {
      const translation = catalogFile(module, language);
      const isWanted = rooms[language]?.some((room) => module.startsWith(room)) ?? false;
      if (!existsSync(join(base, translation))) {
        return isWanted ? [`${translation} is missing`] : [];
      }
      const found = readCatalog(join(base, translation));
      return differences(source, found, { file: translation, language, isWanted });
    }),
  ];
}

/**
 * @param {import('../words/catalog.mjs').Catalog} catalog
 * @param {string} file
 * @param {string} language
 */
function wrongMessages(catalog, file, language) {
  return textsIn(catalog).flatMap(({ path, text }) => {
    try {
      parseMessage(text, language);
      return [];
    } catch (error) {
      const [why] = (error instanceof Error ? error.message : String(error)).split('\n');
      return [`${file}: ${path.join('.')}: ${why}`];
    }
  });
}

/**
 * @param {import('../words/catalog.mjs').Catalog} source
 * @param {import('../words/catalog.mjs').Catalog} translation
 * @param {{ file: string, language: string, isWanted: boolean }} of `isWanted`: the translation must have all texts
 */
function differences(source, translation, { file, language, isWanted }) {
  const wrong = wrongMessages(translation, file, language);
  if (wrong.length > 0) return wrong;
  const byPath = (/** @type {import('../words/catalog.mjs').Catalog} */ catalog) =>
    new Map(textsIn(catalog).map(({ path, text }) => [path.join('.'), text]));
  const [wanted, found] = [byPath(source), byPath(translation)];
  return [
    ...[...wanted].flatMap(([path, text]) => {
      const translatedText = found.get(path);
      if (translatedText === undefined) return isWanted ? [`${file}: ${path} is missing`] : [];
      return messageDifferences(text, translatedText, language).map(
        (what) => `${file}: ${path} ${what}`,
      );
    }),
    ...[...found.keys()]
      .filter((path) => !wanted.has(path))
      .map((path) => `${file}: ${path} is not in the ${SOURCE_LANGUAGE} catalog`),
  ];
}

/**
 * @param {string} source
 * @param {string} translation
 * @param {string} language
 */
function messageDifferences(source, translation, language) {
  const wanted = new Set(argumentsOf(parseMessage(source, SOURCE_LANGUAGE)).keys());
  const tokens = parseMessage(translation, language);
  const found = new Set(argumentsOf(tokens).keys());
  return [
    ...(source !== '' && /^ *$/.test(translation) ? ['is empty'] : []),
    ...[...wanted].filter((name) => !found.has(name)).map((name) => `lacks {${name}}`),
    ...[...found].filter((name) => !wanted.has(name)).map((name) => `has an unknown {${name}}`),
    ...missingCases(tokens, language),
  ];
}

/**
 * The plural categories of a language for which a message has no case.
 * @param {readonly import('../words/message.mjs').Token[]} tokens
 * @param {string} language
 * @returns {string[]}
 */
function missingCases(tokens, language) {
  return tokens.flatMap((token) => {
    if (!('cases' in token)) return [];
    const keys = new Set(token.cases.map(({ key }) => key));
    const missing = categoriesOf(language).filter((category) => !keys.has(category));
    // In a message with cases for exact numbers, such as =0, one text may be right for all other counts.
    const isCounted = token.type === 'plural' && ![...keys].some((key) => key.startsWith('='));
    return [
      // In Spanish and French, the category "many" is only for whole millions, for which the text of `other` is right,
      // too.
      ...missing
        .filter((key) => isCounted && !(key === 'many' && ['es', 'fr'].includes(language)))
        .map((key) => `lacks the plural case ${key}`),
      ...token.cases.flatMap((one) => missingCases(one.tokens, language)),
    ];
  });
}
