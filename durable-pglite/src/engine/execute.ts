import fs from 'node:fs';
import type { PGlite, Results } from '@electric-sql/pglite';
import type { DatabaseErrorFields } from '../errors.ts';
import type { EngineRequest, EngineResult } from './protocol.ts';
import type { Statements } from './statements.ts';

const NOTHING: EngineResult = {
  rows: [],
  rowCount: 0,
  affectedRows: 0,
  command: undefined,
};

/** An error that this package throws itself, with a SQLSTATE of PostgreSQL. */
class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

function shape(result: Results<unknown> | undefined): EngineResult {
  if (!result) return NOTHING;
  const affectedRows = result.affectedRows ?? 0;
  return {
    rows: result.rows,
    rowCount: result.rowCount ?? affectedRows,
    affectedRows,
    command: result.command,
  };
}

/** The engine's only connection. */
export interface Session {
  database: PGlite;
  statements: Statements;
}

/** Runs one request. The caller must wait for its end before the next one. */
export async function execute(
  session: Session,
  request: EngineRequest,
  directory?: string,
): Promise<EngineResult> {
  const { database } = session;
  switch (request.kind) {
    case 'begin':
      return shape((await database.exec('begin'))[0]);
    case 'rollback':
      return shape((await database.exec('rollback'))[0]);
    case 'commit':
      return commit(database);
    case 'copy':
      return copy(database, directory, request.directory);
    case 'close':
      await database.exec('checkpoint');
      await database.close();
      return NOTHING;
    default:
      return statement(session, request);
  }
}

async function statement(
  { database, statements }: Session,
  request: Extract<EngineRequest, { kind: 'query' | 'exec' }>,
): Promise<EngineResult> {
  if (request.inTransaction && !database.isInTransaction()) {
    throw new Refusal('25P01', 'the transaction is over');
  }
  let result: EngineResult;
  if (request.kind === 'exec') {
    statements.forgetTypes();
    const results = await database.exec(request.text);
    result = { ...NOTHING, affectedRows: results.at(-1)?.affectedRows ?? 0 };
  } else {
    result = await statements.query(request);
  }
  // All callers share one connection, so a transaction opened by SQL text would include other callers' writes.
  if (!request.inTransaction && database.isInTransaction()) {
    await database.exec('rollback');
    throw new Refusal('25001', 'BEGIN outside transaction(): rolled back');
  }
  if (request.inTransaction && !database.isInTransaction()) {
    throw new Refusal('25P01', 'the transaction was ended by a statement inside it');
  }
  return result;
}

async function commit(database: PGlite): Promise<EngineResult> {
  if (!database.isInTransaction()) throw new Refusal('25P01', 'there is no transaction to commit');
  const result = shape((await database.exec('commit'))[0]);
  // PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK, not with an error.
  if (result.command !== 'COMMIT') {
    throw new Refusal('25P02', 'a statement in the transaction had failed: rolled back');
  }
  return result;
}

/**
 * Copies the files while no statement runs, right after a checkpoint, so that the copy is consistent and needs no extra
 * memory. The copy shares blocks with the original if the file system supports that. It is synced later, during other
 * turns.
 */
async function copy(
  database: PGlite,
  source: string | undefined,
  target: string,
): Promise<EngineResult> {
  if (source === undefined)
    throw new Refusal('0A000', 'an in-memory database has no files to copy');
  await database.exec('checkpoint');
  const mode = fs.constants.COPYFILE_FICLONE;
  fs.cpSync(source, target, { recursive: true, errorOnExist: true, force: false, mode });
  return NOTHING;
}

/** An engine's error as plain data. An error without a SQLSTATE is caused by a parameter of the wrong type. */
export function errorFields(error: unknown): DatabaseErrorFields {
  const known = error as Partial<DatabaseErrorFields>;
  return {
    message: known.message ?? String(error),
    code: known.code ?? '22023',
    severity: known.severity,
    detail: known.detail,
    constraint: known.constraint,
    table: known.table,
    column: known.column,
  };
}
