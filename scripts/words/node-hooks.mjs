import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildLanguage } from './build-language.mjs';
import {
  compileModule,
  inLanguage,
  LANGUAGES_MODULE,
  loadersOf,
  spoken,
  TEXTS_MODULE,
} from './catalog-files.mjs';
import { GROUPED_FROM } from './plugin.mjs';

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  const { path, language: asked } = spoken(specifier);
  const from = spoken(context.parentURL ?? '');
  const language = asked ?? from.language;
  if (TEXTS_MODULE.test(path) || LANGUAGES_MODULE.test(path)) {
    const url = inLanguage(new URL(path, context.parentURL).href, language);
    return { url, shortCircuit: true };
  }
  if (language === undefined) return next(specifier, context);
  const found = await next(path, { ...context, parentURL: from.path });
  return { ...found, url: inLanguage(found.url, language) };
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  const { path, language } = spoken(url);
  if (LANGUAGES_MODULE.test(path)) {
    return { format: 'module', source: loadersOf(url), shortCircuit: true };
  }
  if (!TEXTS_MODULE.test(path)) return next(url, context);
  const from = pathToFileURL(GROUPED_FROM).href;
  const { code } = compileModule(fileURLToPath(path), language ?? buildLanguage(), from);
  return { format: 'module', source: code, shortCircuit: true };
}
