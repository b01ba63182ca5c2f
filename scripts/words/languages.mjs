import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

/** The tags of all languages of the product, as the contract lists them. */
const known = () => {
  const list = readFileSync(join(root, 'contract/src/languages.ts'), 'utf8');
  return [...list.matchAll(/^\s+(?:\{ )?tag: '([A-Za-z-]+)',/gm)].map(([, tag = '']) => tag);
};

export const allLanguages = () => known().filter((tag) => tag !== 'en-XA');

/**
 * The languages in which pages are built; undefined for a site that is only in English. Unknown languages are left out,
 * because the server refuses them with a message about all settings.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[] | undefined}
 */
export function siteLanguages(env) {
  const tags = new Map(known().map((tag) => [tag.toLowerCase(), tag]));
  const asked = (env['LANGUAGES'] ?? '').toLowerCase().split(',');
  const found = [...new Set(asked.flatMap((tag) => tags.get(tag.trim()) ?? []))];
  return found.length === 0 || found.join(',') === 'en' ? undefined : found;
}
