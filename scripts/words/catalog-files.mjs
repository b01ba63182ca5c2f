import { existsSync, readFileSync } from 'node:fs';
import { projectFiles } from '../checks/project-files.mjs';
import { compileCatalog } from './catalog.mjs';
import { buildLanguages, PSEUDO_LANGUAGE, pluralsOf, SOURCE_LANGUAGE } from './plurals.mjs';

/**
 * Matches modules of texts. Such a module, `copy.texts.js`, doesn't exist as a file. It is made from the catalogs next
 * to it, `copy.en.json` and those of the other languages; `copy.texts.d.ts` has its types.
 */
export const TEXTS_MODULE = /\.texts\.js$/;
const SOURCE_CATALOG = new RegExp(`\\.${SOURCE_LANGUAGE}\\.json$`);
/** Matches modules with the formats of dates and amounts, which the pseudo-language doesn't change. */
const FORMATS = /\/words\/formats\/\w+\.texts\.js$/;
/**
 * The part of a module's address that names the language of its texts, if that isn't the build's language. A program in
 * several languages has a copy of each module with texts for each language.
 */
const IN_LANGUAGE = /\?words=([A-Za-z-]+)$/;
/**
 * The modules that can be loaded in another language; modules that they import are then loaded in the same language.
 */
const SPEAKING = /\/(?:contract\/src|server\/src\/mails\/written)\//;
/**
 * Matches modules that load languages. Such a module, `index.languages.js`, doesn't exist as a file; it has a loader of
 * `index.ts` for each language.
 */
export const LANGUAGES_MODULE = /\.languages\.js$/;

/**
 * The path of a module without the language in its address, and that language.
 * @param {string} address
 * @returns {{ path: string, language: string | undefined }}
 */
export function spoken(address) {
  const language = IN_LANGUAGE.exec(address)?.[1];
  return { path: address.replace(IN_LANGUAGE, ''), language };
}

/**
 * The address of a module that has its texts in the given language.
 * @param {string} path
 * @param {string | undefined} language
 */
export const inLanguage = (path, language) =>
  language !== undefined && SPEAKING.test(path) ? `${path}?words=${language}` : path;

/**
 * The code of a module with the loaders of another module in each language except English, which programs load in any
 * case.
 * @param {string} module its path or address
 */
export function loadersOf(module) {
  const source = module.replace(LANGUAGES_MODULE, '.ts');
  const loaders = buildLanguages
    .filter((language) => language !== SOURCE_LANGUAGE)
    .map(
      (language) =>
        `${JSON.stringify(language)}: () => import(${JSON.stringify(`${source}?words=${language}`)})`,
    );
  return `export const inLanguages = { ${loaders.join(', ')} };\n`;
}

/** Folders in which files with names of catalogs are catalogs. */
const ROOMS = ['contract/src', 'server/src', 'web/src'];

/**
 * @param {string} module its path
 * @param {string} language
 */
export const catalogFile = (module, language) => module.replace(TEXTS_MODULE, `.${language}.json`);

/** @param {string} module */
export const typesFile = (module) => module.replace(TEXTS_MODULE, '.texts.d.ts');

/**
 * The module of a catalog's file in any language, or undefined for other files.
 * @param {string} file
 */
export function moduleOf(file) {
  const module = file.replace(/\.[a-z]{2}(?:-[A-Z]{2})?\.json$/, '.texts.js');
  return module !== file && existsSync(catalogFile(module, SOURCE_LANGUAGE)) ? module : undefined;
}

/**
 * @param {string} file
 * @returns {import('./catalog.mjs').Catalog}
 */
export function readCatalog(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} is not a catalog`, { cause });
  }
}

/**
 * The code of a module of texts, and the files that it is made from.
 * @param {string} module its path
 * @param {string} language throws an error if there is no such language
 * @param {string} groupedFrom
 */
export function compileModule(module, language, groupedFrom) {
  pluralsOf(language);
  const files = [...new Set([SOURCE_LANGUAGE, language])].map((one) => catalogFile(module, one));
  const [source = {}, translation] = files.filter(existsSync).map(readCatalog);
  try {
    const isUnchanged = language === PSEUDO_LANGUAGE && FORMATS.test(module);
    const given = { source, language: isUnchanged ? SOURCE_LANGUAGE : language, groupedFrom };
    const code = compileCatalog(translation ? { ...given, translation } : given);
    return { code, files };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${files.at(-1)}: ${why}`, { cause });
  }
}

/**
 * The paths of all modules of texts, relative to the project's folder.
 * @param {string} base
 * @returns {Promise<string[]>}
 */
export async function textsModules(base) {
  const files = await Promise.all(ROOMS.map((room) => projectFiles(base, room).catch(() => [])));
  return files
    .flat()
    .filter((file) => SOURCE_CATALOG.test(file))
    .map((file) => file.replace(SOURCE_CATALOG, '.texts.js'));
}
