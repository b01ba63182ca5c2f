/** The body isn't JSON, or is JSON that the product doesn't accept. */
export class JsonRefusedError extends Error {
  override readonly name = 'JsonRefusedError';
}

const MAX_DEPTH = 32;
const MAX_KEYS = 1000;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/y;
const COLON = /\s*:/y;

interface Level {
  /** The current object's keys so far; null for an array. */
  keys: Set<string> | null;
}

/**
 * Parses JSON and rejects what only attackers send: deep nesting, very many keys, a repeated key in an object (parsers
 * differ in which one counts), and keys that reach prototypes.
 */
export function parseStrictJson(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new JsonRefusedError('the body is not UTF-8');
  }
  checkStructure(text);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new JsonRefusedError('the body is not JSON');
  }
}

/** Runs in one pass, before the JSON parser checks the syntax. */
function checkStructure(text: string): void {
  const levels: Level[] = [];
  let keys = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      const end = endOfString(text, at);
      const level = levels.at(-1);
      COLON.lastIndex = end;
      if (level?.keys && COLON.test(text)) {
        keys += 1;
        if (keys > MAX_KEYS) throw new JsonRefusedError('the body has too many fields');
        addKey(level.keys, text.slice(at, end));
      }
      at = end - 1;
    } else if (character === '{' || character === '[') {
      levels.push({ keys: character === '{' ? new Set() : null });
      if (levels.length > MAX_DEPTH) throw new JsonRefusedError('the body is nested too deeply');
    } else if (character === '}' || character === ']') {
      levels.pop();
    }
  }
}

function endOfString(text: string, start: number): number {
  STRING.lastIndex = start;
  if (!STRING.test(text)) throw new JsonRefusedError('the body is not JSON');
  return STRING.lastIndex;
}

function addKey(known: Set<string>, literal: string): void {
  let key: unknown;
  try {
    key = JSON.parse(literal);
  } catch {
    throw new JsonRefusedError('the body is not JSON');
  }
  const name = String(key);
  if (FORBIDDEN_KEYS.has(name))
    throw new JsonRefusedError('the body has a field with a forbidden name');
  if (known.has(name)) throw new JsonRefusedError('the body has a field twice');
  known.add(name);
}
