import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildLanguage } from './build-language.mjs';
import { compileModule, TEXTS_MODULE } from './catalog-files.mjs';
import { GROUPED_FROM } from './plugin.mjs';

/** @type {import('node:module').ResolveHook} */
export function resolve(specifier, context, next) {
  if (!TEXTS_MODULE.test(specifier)) return next(specifier, context);
  return { url: new URL(specifier, context.parentURL).href, shortCircuit: true };
}

/** @type {import('node:module').LoadHook} */
export function load(url, context, next) {
  if (!TEXTS_MODULE.test(url)) return next(url, context);
  const from = pathToFileURL(GROUPED_FROM).href;
  const { code } = compileModule(fileURLToPath(url), buildLanguage(), from);
  return { format: 'module', source: code, shortCircuit: true };
}
