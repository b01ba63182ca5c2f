import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { catalogTypes } from './catalog-types.mjs';
import {
  catalogFile,
  compileModule,
  moduleOf,
  readCatalog,
  TEXTS_MODULE,
  typesFile,
} from './catalog-files.mjs';
import { buildLanguage } from './build-language.mjs';
import { SOURCE_LANGUAGE } from './plurals.mjs';

const root = join(import.meta.dirname, '../..');
/** The module that groups the digits of numbers in texts. */
export const GROUPED_FROM = join(root, 'contract/src/rules/money/amounts/numbers.ts');

/**
 * Modules of texts (`copy.texts.js`), made from the catalogs of the build's language, for Vite, Vitest and Rolldown.
 * In development, a changed catalog replaces its module in the page, and its types are written again.
 * @param {string} [language]
 * @returns {import('vite').Plugin}
 */
export function texts(language = buildLanguage()) {
  let viteRoot = root;
  return {
    name: 'texts',
    enforce: 'pre',
    configResolved(config) {
      viteRoot = config.root;
    },
    resolveId(id, importer) {
      if (!TEXTS_MODULE.test(id)) return undefined;
      const beside = id.startsWith('.') && importer ? join(dirname(importer), id) : id;
      // Browsers ask Vite for a path below its root.
      return [beside, join(viteRoot, id)].find(isModule);
    },
    load(id) {
      if (!TEXTS_MODULE.test(id)) return undefined;
      const { code, files } = compileModule(id, language, GROUPED_FROM);
      for (const file of files) this.addWatchFile(file);
      return { code, map: null };
    },
    hotUpdate({ file, modules }) {
      const module = moduleOf(file);
      if (module === undefined) return undefined;
      if (file === catalogFile(module, SOURCE_LANGUAGE)) writeTypes(module);
      const made = this.environment.moduleGraph.getModuleById(module);
      return made && !modules.includes(made) ? [...modules, made] : modules;
    },
  };
}

/** @param {string} module */
const isModule = (module) => existsSync(catalogFile(module, SOURCE_LANGUAGE));

/** @param {string} module its path */
function writeTypes(module) {
  const file = catalogFile(module, SOURCE_LANGUAGE);
  const name = file.slice(dirname(file).length + 1);
  writeFileSync(typesFile(module), catalogTypes(readCatalog(file), name));
}
