import type { Reader } from './database.ts';

/**
 * A statement that is the same at every use, built once per database, because building a small one takes as long as
 * running it. Its values are `sql.placeholder`s. For reads on every page.
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
