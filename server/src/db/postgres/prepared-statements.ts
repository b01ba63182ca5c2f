import type pg from 'pg';

/** A statement is hot from this use on. */
const HOT_FROM = 5;
/** Each costs memory in every connection, here and in the server. */
const MOST_PREPARED = 200;
/** Imports send long texts, none of them twice. */
const LONGEST_TEXT = 4000;
const MOST_COUNTED = 1000;

const CAN_BE_PREPARED = /^\s*(?:select|insert|update|delete|with)\b/i;
/** Ranges, patterns and pages: how many rows they take is in the values. */
const VALUES_DECIDE =
  /[<>]=?\s*\(?\$|\$\d+\s*[<>]|@>|<@|&&|~|\blike\b|\bbetween\b|\border by\b.*\b(?:limit|offset)\b/is;
/** All columns there are: a new one would change what a prepared statement answers, which fails. */
const ALL_COLUMNS = /\*(?!\))/;

/**
 * Whether a statement can be planned once for all values: rows are found by equality alone, and the
 * columns of the answer are named, so that a migration made meanwhile cannot change them.
 */
export function hasOnePlan(text: string): boolean {
  return CAN_BE_PREPARED.test(text) && !VALUES_DECIDE.test(text) && !ALL_COLUMNS.test(text);
}

/** Undefined: not to be prepared, or not yet. */
export type NameOf = (text: string) => string | undefined;

/**
 * Names for the statements that are worth to be prepared: hot ones with one plan for all values. The
 * server reads and plans them once for a connection instead of at every use, which takes about half of
 * the time of a look-up by key. The function counts a use of the statement.
 */
export function nameHotStatements(): NameOf {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= MOST_PREPARED) return name;
    if (text.length > LONGEST_TEXT) return undefined;
    const used = (uses.get(text) ?? 0) + 1;
    if (uses.size >= MOST_COUNTED) uses.clear();
    uses.set(text, used);
    // once: what is not worth it is not looked at again
    if (used !== HOT_FROM || !hasOnePlan(text)) return undefined;
    const fresh = `hot_${names.size + 1}`;
    names.set(text, fresh);
    return fresh;
  };
}

/** Whether there are values, with the statement or behind it: without any there is nothing to plan for. */
export function hasValues({ values }: pg.QueryConfig<unknown[]>, behind: unknown[] = []): boolean {
  return (values ?? behind).length > 0;
}
