import { argumentsOf, parseMessage } from './message.mjs';
import { PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from './plurals.mjs';
import { writePseudo } from './pseudo.mjs';
import { GROUPED, writeMessage } from './write-message.mjs';

/**
 * @typedef {string | number | boolean | readonly Texts[] | { readonly [name: string]: Texts }} Texts
 * @typedef {{ readonly [name: string]: Texts }} Catalog
 * @typedef {readonly (string | number)[]} Path of a text in its catalog
 */

const IDENTIFIER = /^[a-z_$][\w$]*$/i;

/**
 * The code of a catalog's module in a language. A text that the language lacks is in English.
 * @param {{ source: Catalog, translation?: Catalog, language: string, groupedFrom: string }} given `groupedFrom`: the
 * module that groups digits
 */
export function compileCatalog({ source, translation, language, groupedFrom }) {
  const names = Object.entries(source).map(([name, texts]) => {
    if (!IDENTIFIER.test(name)) throw new Error(`${name} can't be exported: it is not a name`);
    return `export const ${name} = ${write(texts, translation?.[name], language)};\n`;
  });
  const code = names.join('');
  if (!code.includes(`${GROUPED}(`)) return code;
  return `import { ${GROUPED} } from ${JSON.stringify(groupedFrom)};\n${code}`;
}

/**
 * @param {Texts} source
 * @param {Texts | undefined} translation
 * @param {string} language
 * @returns {string}
 */
function write(source, translation, language) {
  if (typeof source === 'string') return writeText(source, translation, language);
  if (typeof source !== 'object') return JSON.stringify(translation ?? source);
  if (Array.isArray(source)) {
    const list = Array.isArray(translation) ? translation : [];
    return `[${source.map((text, index) => write(text, list[index], language)).join(', ')}]`;
  }
  const translated = namesOf(translation);
  const members = Object.entries(source).map(([name, texts]) => {
    const key = IDENTIFIER.test(name) ? name : JSON.stringify(name);
    return `${key}: ${write(texts, translated[name], language)}`;
  });
  return `{ ${members.join(', ')} }`;
}

/**
 * @param {Texts | undefined} texts
 * @returns {Catalog}
 */
const namesOf = (texts) =>
  typeof texts === 'object' && !Array.isArray(texts) ? /** @type {Catalog} */ (texts) : {};

/**
 * @param {string} source
 * @param {Texts | undefined} translation
 * @param {string} language
 */
function writeText(source, translation, language) {
  const original = parseMessage(source, SOURCE_LANGUAGE);
  const names = [...argumentsOf(original).keys()];
  if (language === PSEUDO_LANGUAGE) return writePseudo(original, names);
  if (typeof translation !== 'string') return writeMessage(original, SOURCE_LANGUAGE, names);
  return writeMessage(parseMessage(translation, language), language, names);
}

/**
 * @param {Texts} texts
 * @param {Path} [path]
 * @returns {{ path: Path, text: string }[]}
 */
export function textsIn(texts, path = []) {
  if (typeof texts === 'string') return [{ path, text: texts }];
  if (typeof texts !== 'object') return [];
  const entries = Array.isArray(texts) ? [...texts.entries()] : Object.entries(texts);
  return entries.flatMap(([name, held]) => textsIn(held, [...path, name]));
}
