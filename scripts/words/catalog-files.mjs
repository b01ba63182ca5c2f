import { existsSync, readFileSync } from 'node:fs';
import { projectFiles } from '../checks/project-files.mjs';
import { compileCatalog } from './catalog.mjs';
import { PSEUDO_LANGUAGE, pluralsOf, SOURCE_LANGUAGE } from './plurals.mjs';

/**
 * A module of texts, `copy.texts.js`, doesn't exist as a file: it is made from the catalogs next to it, `copy.en.json`
 * and those of the other languages, and `copy.texts.d.ts` has its types.
 */
export const TEXTS_MODULE = /\.texts\.js$/;
const SOURCE_CATALOG = new RegExp(`\\.${SOURCE_LANGUAGE}\\.json$`);
/** How dates and amounts are written, which the pseudo-language doesn't change. */
const FORMATS = /\/words\/formats\/\w+\.texts\.js$/;
/** Folders whose files with such names are catalogs. */
const ROOMS = ['contract/src', 'server/src', 'web/src'];

/**
 * The file of a module's texts in a language.
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
