import { invalidRequest } from './api-error.ts';

/** A decoded form value: text, a list, or an object without a prototype. */
export type FormValue = string | readonly FormValue[] | FormObject;
export interface FormObject {
  readonly [key: string]: FormValue;
}

type Branch = Map<string, Branch | string>;

const MAX_DEPTH = 8;
const MAX_PAIRS = 1000;
const KEY = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/**
 * Decodes `a[b][0]=x`. Objects have no prototype, so that `__proto__` is an ordinary name.
 * @throws ApiError 400 for malformed or contradictory names, excessive depth, and U+0000, which the
 *   database can't store.
 */
export function parseForm(text: string): FormObject {
  const root: Branch = new Map();
  let pairs = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    pairs += 1;
    if (pairs > MAX_PAIRS) throw invalidRequest('The request has too many parameters.');
    if (name.includes('\0') || value.includes('\0')) {
      throw invalidRequest('The request contains a character that is not allowed.', {
        code: 'invalid_characters',
      });
    }
    insert(root, pathOf(name), value);
  }
  return toObject(root);
}

function pathOf(name: string): string[] {
  const match = KEY.exec(name);
  const [, head, tail] = match ?? [];
  if (head === undefined || tail === undefined) throw malformed();
  const path = [head, ...Array.from(tail.matchAll(/\[([^[\]]*)\]/g), (part) => part[1] ?? '')];
  if (path.length > MAX_DEPTH) throw invalidRequest('The parameters are nested too deeply.');
  return path;
}

function insert(root: Branch, path: readonly string[], value: string): void {
  let branch = root;
  for (const [index, part] of path.entries()) {
    const key = part === '' ? String(branch.size) : part;
    const existing = branch.get(key);
    if (index === path.length - 1) {
      if (existing !== undefined) throw malformed();
      branch.set(key, value);
      return;
    }
    if (typeof existing === 'string') throw malformed();
    const next: Branch = existing ?? new Map();
    branch.set(key, next);
    branch = next;
  }
}

function malformed() {
  return invalidRequest('Invalid request: a parameter name is malformed or given twice.');
}

function toValue(branch: Branch | string): FormValue {
  if (typeof branch === 'string') return branch;
  const isList = [...branch.keys()].every((key, index) => key === String(index));
  if (isList) return Array.from(branch.values(), toValue);
  return toObject(branch);
}

function toObject(branch: Branch): FormObject {
  const object: Record<string, FormValue> = Object.create(null);
  for (const [key, value] of branch) object[key] = toValue(value);
  return object;
}
