/** This package's own codes, in addition to PostgreSQL's SQLSTATEs. */
export type DatabaseErrorCode = 'DB_UNAVAILABLE' | 'DB_TIMEOUT' | 'DB_BUSY';

/** The fields of an error, as plain data that can be sent to another thread. */
export interface DatabaseErrorFields {
  message: string;
  /** A SQLSTATE, or one of {@link DatabaseErrorCode}. */
  code: string;
  severity?: string | undefined;
  detail?: string | undefined;
  constraint?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
}

// For serialization_failure and deadlock_detected, PostgreSQL requires the whole transaction to be repeated.
const RETRYABLE_STATES = new Set(['40001', '40P01', 'DB_BUSY']);

/** Any failure of a statement or of the database itself. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string;
  readonly severity: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  /** True if it is certain that the call wrote nothing, so that the same call may be repeated. */
  readonly retryable: boolean;

  constructor(fields: DatabaseErrorFields, options: { retryable?: boolean; cause?: unknown } = {}) {
    super(fields.message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = fields.code;
    this.severity = fields.severity;
    this.detail = fields.detail;
    this.constraint = fields.constraint;
    this.table = fields.table;
    this.column = fields.column;
    this.retryable = options.retryable ?? RETRYABLE_STATES.has(fields.code);
  }
}

/** The error for an unavailable database. */
export function unavailable(why: string, retryable: boolean): DatabaseError {
  return new DatabaseError(
    { message: `database unavailable: ${why}`, code: 'DB_UNAVAILABLE' },
    { retryable },
  );
}

/** A live process is using the data directory. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';
  readonly directory: string;
  readonly pid: number | undefined;
  readonly host: string | undefined;

  constructor(directory: string, owner: { pid: number; host: string } | undefined) {
    const who = owner ? `process ${owner.pid} on ${owner.host}` : 'another process';
    super(
      `data directory ${directory} is in use by ${who}; stop it first, or use another directory`,
    );
    this.directory = directory;
    this.pid = owner?.pid;
    this.host = owner?.host;
  }
}

export class DataDirectoryError extends Error {
  override readonly name: string = 'DataDirectoryError';
}

/** The data directory was written by another major version of PostgreSQL. */
export class DataDirectoryVersionError extends DataDirectoryError {
  override readonly name = 'DataDirectoryVersionError';
  readonly found: string;
  readonly expected: string;

  constructor(directory: string, found: string, expected: string) {
    super(
      `data directory ${directory} was written by PostgreSQL ${found}, this engine is ${expected}: export the data with the version that wrote it and import it here`,
    );
    this.found = found;
    this.expected = expected;
  }
}
