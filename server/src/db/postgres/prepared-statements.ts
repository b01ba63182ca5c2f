import type pg from 'pg';

/** Uses from which a statement is prepared. */
const HOT_FROM = 5;
/** Each prepared statement needs memory in every connection, here and in the server. */
const MOST_PREPARED = 200;
/** Imports send long statements, but each only once. */
const LONGEST_TEXT = 4000;
const MOST_COUNTED = 1000;

const CAN_BE_PREPARED = /^\s*(?:select|insert|update|delete|with)\b/i;
/** Ranges, patterns and pages: the values determine the number of rows. */
const VALUES_DECIDE =
  /[<>]=?\s*\(?\$|\$\d+\s*[<>]|@>|<@|&&|~|\blike\b|\bbetween\b|\border by\b.*\b(?:limit|offset)\b/is;
/** A prepared selection of all columns fails once a migration adds one. */
const ALL_COLUMNS = /\*(?!\))/;

/** True if a statement can be planned once for all values: it finds rows only by equality, and it names its columns. */
export function hasOnePlan(text: string): boolean {
  return CAN_BE_PREPARED.test(text) && !VALUES_DECIDE.test(text) && !ALL_COLUMNS.test(text);
}

/** The name under which to prepare a statement, or undefined. */
export type NameOf = (text: string) => string | undefined;

/**
 * Names the statements that are worth preparing: frequent ones with one plan for all values. The server parses and
 * plans them once per connection, which saves about half the time of a look-up by key. Each call counts as a use.
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
    // once per statement
    if (used !== HOT_FROM || !hasOnePlan(text)) return undefined;
    const fresh = `hot_${names.size + 1}`;
    names.set(text, fresh);
    return fresh;
  };
}

/** True if a statement has values, in itself or passed separately. Preparing one without values is useless. */
export function hasValues({ values }: pg.QueryConfig<unknown[]>, behind: unknown[] = []): boolean {
  return (values ?? behind).length > 0;
}
