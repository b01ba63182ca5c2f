/** The database can't be used now; trying again later makes sense. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly code: 'DB_UNAVAILABLE' | 'DB_TIMEOUT' | 'DB_BUSY';
  constructor(code: DatabaseUnavailableError['code'], cause: unknown) {
    super('the database is unavailable', { cause });
    this.code = code;
  }
}

const UNAVAILABLE = new Set([
  'DB_UNAVAILABLE',
  'DB_TIMEOUT',
  'DB_BUSY',
  // connections: refused, reset, cut, unreachable
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  // PostgreSQL: shutting down, crashed, starting, too many connections, read only, disk full
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '53200',
  '25006',
  // aborted in favor of another transaction (deadlock, serialization), with nothing written
  '40P01',
  '40001',
]);
const TIMEOUT = new Set(['57014', '55P03', '25P03']);
/** Messages of `pg` that have no code. */
const WORDS =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|not queryable|pool after calling end/i;

/** An unavailable database, even if the error is wrapped; null for any other error. */
export function unavailability(error: unknown): DatabaseUnavailableError | null {
  for (const at of chain(error)) {
    if (at instanceof DatabaseUnavailableError) return at;
    const code = codeOf(at);
    if (code !== undefined && (UNAVAILABLE.has(code) || code.startsWith('08'))) {
      return new DatabaseUnavailableError('DB_UNAVAILABLE', error);
    }
    if (code !== undefined && TIMEOUT.has(code))
      return new DatabaseUnavailableError('DB_TIMEOUT', error);
    if (code === undefined && WORDS.test(at.message)) {
      return new DatabaseUnavailableError('DB_UNAVAILABLE', error);
    }
  }
  return null;
}

/** The SQLSTATE, even if the error is wrapped; 23505 is a unique violation. */
export function databaseErrorCode(error: unknown): string | undefined {
  for (const at of chain(error)) {
    const code = codeOf(at);
    if (code !== undefined) return code;
  }
  return undefined;
}

/** True if the code is from the server, not from a connection that broke or stayed silent. */
export function isSqlState(code: string | undefined): boolean {
  return code !== undefined && /^(?=.*\d)[0-9A-Z]{5}$/.test(code);
}

export function violatedConstraint(error: unknown): string | undefined {
  for (const at of chain(error)) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint;
  }
  return undefined;
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function chain(error: unknown): Error[] {
  const found: Error[] = [];
  for (let at = error; at instanceof Error && found.length < 6; at = at.cause) found.push(at);
  return found;
}
