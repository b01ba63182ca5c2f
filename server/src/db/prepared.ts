import type { Reader } from './database.ts';

/**
 * Builds a statement once per database, with `sql.placeholder`s as values. Building a small one takes as long as
 * running it, so reads that every page makes use this.
 */
export function prepared<Statement>(
  putTogether: (db: Reader) => Statement,
): (db: Reader) => Statement {
  const known = new WeakMap<Reader, Statement>();
  return (db) => {
    const statement = known.get(db) ?? putTogether(db);
    known.set(db, statement);
    return statement;
  };
}
