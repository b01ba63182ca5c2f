import type pg from 'pg';

/** The number of uses from which a statement is prepared. */
const HOT_FROM = 5;
/** The maximum number of prepared statements, because each needs memory in every connection, here and in the server. */
const MOST_PREPARED = 200;
/** The maximum length of a prepared statement. Imports send long ones, but each only once. */
const LONGEST_TEXT = 4000;
const MOST_COUNTED = 1000;

const CAN_BE_PREPARED = /^\s*(?:select|insert|update|delete|with)\b/i;
/** Ranges, patterns and pages, whose values determine the number of rows. */
const VALUES_DECIDE =
  /[<>]=?\s*\(?\$|\$\d+\s*[<>]|@>|<@|&&|~|\blike\b|\bbetween\b|\border by\b.*\b(?:limit|offset)\b/is;
/** A selection of all columns. A migration may add a column, and the prepared statement would then fail. */
const ALL_COLUMNS = /\*(?!\))/;

/**
 * True if a statement can be planned once for all values: it finds rows only by equality, and it names its result
 * columns, so that a migration can't change them.
 */
export function hasOnePlan(text: string): boolean {
  return CAN_BE_PREPARED.test(text) && !VALUES_DECIDE.test(text) && !ALL_COLUMNS.test(text);
}

/** The name under which to prepare a statement; undefined if it isn't prepared, or not yet. */
export type NameOf = (text: string) => string | undefined;

/**
 * Names the statements that are worth preparing: frequent ones with one plan for all values. The server parses and
 * plans them once per connection instead of at every use, which saves about half the time of a lookup by key. Each call
 * counts as a use of the statement.
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
    // checked only once per statement
    if (used !== HOT_FROM || !hasOnePlan(text)) return undefined;
    const fresh = `hot_${names.size + 1}`;
    names.set(text, fresh);
    return fresh;
  };
}

/** True if a statement has values, in itself or passed separately. Preparing a statement without values is useless. */
export function hasValues({ values }: pg.QueryConfig<unknown[]>, behind: unknown[] = []): boolean {
  return (values ?? behind).length > 0;
}
