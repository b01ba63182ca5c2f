/**
 * Runs one statement. Parameters are $1..$n. int8 is returned as number, timestamptz as Date, and jsonb
 * parsed; jsonb parameters are passed as JSON text with a cast.
 */
export interface SqlExecutor {
  query<Row>(text: string, params?: readonly unknown[]): Promise<{ rows: Row[]; rowCount: number }>;
}

/** A database with transactions. Inside a transaction, only the executor passed to the callback may be used. */
export interface SqlDatabase extends SqlExecutor {
  transaction<T>(work: (tx: SqlExecutor) => Promise<T>): Promise<T>;
}

/**
 * Error codes of the database's adapter, and of PostgreSQL when resources are exhausted: a full disk, no memory, too
 * many connections.
 */
const UNAVAILABLE = /^DB_|^53...$/;

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/** True if a unique index rejected the row (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/** True if the database is unavailable and the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  return typeof code === 'string' && UNAVAILABLE.test(code);
}

/** The first row of a statement, if there is one. */
export async function firstRow<Row>(
  on: SqlExecutor,
  text: string,
  params: readonly unknown[],
): Promise<Row | undefined> {
  return (await on.query<Row>(text, params)).rows[0];
}
