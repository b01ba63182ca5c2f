import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { catalogFile, readCatalog, textsModules } from './catalog-files.mjs';
import { textsIn } from './catalog.mjs';
import { SOURCE_LANGUAGE } from './plurals.mjs';

/**
 * Counts the texts below some folders, and those that a language lacks, which readers see in English.
 * @param {string} base
 * @param {readonly string[]} folders relative to `base`, such as `web/src/`
 * @param {string} language
 * @returns {Promise<{ texts: number, missing: number }>}
 */
export async function countMissing(base, folders, language) {
  const modules = (await textsModules(base)).filter((module) =>
    folders.some((folder) => module.startsWith(folder)),
  );
  const count = { texts: 0, missing: 0 };
  for (const module of modules) {
    const [wanted, found] = [SOURCE_LANGUAGE, language].map((one) => pathsIn(base, module, one));
    count.texts += wanted?.length ?? 0;
    const known = new Set(found);
    count.missing += wanted?.filter((path) => !known.has(path)).length ?? 0;
  }
  return count;
}

/**
 * The paths of the texts of a module in a language.
 * @param {string} base
 * @param {string} module
 * @param {string} language
 */
function pathsIn(base, module, language) {
  const file = join(base, catalogFile(module, language));
  return existsSync(file) ? textsIn(readCatalog(file)).map(({ path }) => path.join('.')) : [];
}
