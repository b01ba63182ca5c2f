import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { catalogTypes } from './catalog-types.mjs';
import {
  catalogFile,
  compileModule,
  inLanguage,
  LANGUAGES_MODULE,
  loadersOf,
  moduleOf,
  readCatalog,
  spoken,
  TEXTS_MODULE,
  typesFile,
} from './catalog-files.mjs';
import { buildLanguage } from './build-language.mjs';
import { SOURCE_LANGUAGE } from './plurals.mjs';

const root = join(import.meta.dirname, '../..');
/** The module with the function that groups the digits of numbers in texts. */
export const GROUPED_FROM = join(root, 'contract/src/rules/money/amounts/numbers.ts');

/**
 * A plug-in for Vite, Vitest and Rolldown that makes modules of texts (`copy.texts.js`) from the catalogs of the
 * build's language. In development, a changed catalog replaces its module in the page, and its types are written again.
 * A module with a language in its address (`?words=de`), and the modules that it imports, have the texts of that
 * language.
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
    async resolveId(id, importer, options) {
      const { path, language: asked } = spoken(id);
      const from = spoken(importer ?? '');
      const language = asked ?? from.language;
      const beside = id.startsWith('.') && importer ? join(dirname(from.path), path) : path;
      if (LANGUAGES_MODULE.test(path)) return beside;
      if (TEXTS_MODULE.test(path)) {
        // Browsers ask Vite for a path relative to its root.
        const module = [beside, join(viteRoot, path)].find(isModule);
        return module && inLanguage(module, language);
      }
      if (language === undefined) return undefined;
      if (asked !== undefined && existsSync(path)) return id;
      const found = await this.resolve(path, from.path, { ...options, skipSelf: true });
      return found && !found.external ? { ...found, id: inLanguage(found.id, language) } : found;
    },
    load(id) {
      if (LANGUAGES_MODULE.test(id)) return { code: loadersOf(id), map: null };
      const { path, language: own = language } = spoken(id);
      if (TEXTS_MODULE.test(path)) {
        const { code, files } = compileModule(path, own, GROUPED_FROM);
        for (const file of files) this.addWatchFile(file);
        return { code, map: null };
      }
      if (path === id) return undefined;
      this.addWatchFile(path);
      return { code: readFileSync(path, 'utf8'), map: null, moduleType: 'ts' };
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
