import type { Reader } from './database.ts';

/**
 * A statement that is the same at every use, put together once for each database: for a small one that takes
 * as long as carrying it out. Its values are `sql.placeholder`s. For reads that every page makes.
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
