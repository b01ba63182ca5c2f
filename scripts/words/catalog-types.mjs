import { argumentsOf, parseMessage } from './message.mjs';
import { SOURCE_LANGUAGE } from './plurals.mjs';

/** @typedef {import('./catalog.mjs').Texts} Texts */

/**
 * The declarations of a catalog's module, so that a missing or wrong argument does not compile.
 * @param {import('./catalog.mjs').Catalog} source
 * @param {string} file its name
 */
export function catalogTypes(source, file) {
  const names = Object.entries(source).map(
    ([name, texts]) => `export declare const ${name}: ${typeOf(texts, '')};\n`,
  );
  return `// Made from ${file} by \`npm run words\`.\n${names.join('')}`;
}

/**
 * @param {Texts} texts
 * @param {string} indent
 * @returns {string}
 */
function typeOf(texts, indent) {
  if (typeof texts === 'string') return textType(texts);
  if (typeof texts !== 'object') return typeof texts;
  const inner = `${indent}  `;
  if (Array.isArray(texts)) {
    return `readonly [${texts.map((text) => typeOf(text, inner)).join(', ')}]`;
  }
  const members = Object.entries(texts).map(
    ([name, held]) => `${inner}readonly ${propertyName(name)}: ${typeOf(held, inner)};\n`,
  );
  return `{\n${members.join('')}${indent}}`;
}

const propertyName = (/** @type {string} */ name) =>
  /^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name);

/** @param {string} text */
function textType(text) {
  const found = [...argumentsOf(parseMessage(text, SOURCE_LANGUAGE))];
  const [only] = found;
  if (!only) return 'string';
  if (found.length === 1) return `(${only[0]}: ${kindType(only[1])}) => string`;
  const members = found.map(([name, kind]) => `readonly ${name}: ${kindType(kind)}`);
  return `(given: { ${members.join('; ')} }) => string`;
}

/** @param {import('./message.mjs').ArgumentKind} kind */
function kindType(kind) {
  if (kind === 'number' || kind === 'boolean') return kind;
  if (kind === 'text') return 'string | number';
  return kind.oneOf.map((one) => JSON.stringify(one)).join(' | ');
}
