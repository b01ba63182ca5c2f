import type { Reader } from './database.ts';

/**
 * Builds a statement once per database, because building a small one takes as long as running it. Its values are
 * `sql.placeholder`s. Use it for reads that every page makes.
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
