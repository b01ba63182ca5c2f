/** Runs one SQL statement with parameters $1..$n; returns `timestamptz` as Date, `int8` as number, `jsonb` parsed. */
export interface SqlExecutor {
  query<Row>(text: string, params?: readonly unknown[]): Promise<{ rows: Row[]; rowCount: number }>;
}

/** The provider's database. Within `transaction`, use only the given handle. */
export interface SqlDatabase extends SqlExecutor {
  transaction<T>(work: (tx: SqlExecutor) => Promise<T>): Promise<T>;
}

/** SQLSTATEs of lost connections, serialization conflicts, exhausted resources, canceled statements, and shutdown. */
const TRANSIENT_STATES = /^(08|40|53)...$|^57014$|^57P0.$|^55P03$/;

/** True if the same call may succeed later. Then the error isn't a bug in this code. */
export function isTransientFailure(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  const { code } = error;
  return typeof code === 'string' && (code.startsWith('DB_') || TRANSIENT_STATES.test(code));
}
