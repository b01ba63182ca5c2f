import { protocol, types as valueTypes, type PGlite } from '@electric-sql/pglite';
import type { EngineRequest, EngineResult } from './protocol.ts';
import { rawParsers } from './value-types.ts';

const { messages, serialize } = protocol;

type QueryRequest = Extract<EngineRequest, { kind: 'query' }>;
type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type Parsers = PGlite['parsers'];
type Column = InstanceType<typeof messages.RowDescriptionMessage>['fields'][number];

const MOST_KNOWN = 500;
/** The maximum length of texts that are cached. Longer texts come from imports, which never repeat one. */
const LONGEST_KNOWN = 4000;
/**
 * The time in milliseconds after which plans are dropped. Otherwise a plan that was made for a small table would be
 * used until the next ANALYZE.
 */
const PLANS_LIVE_MS = 10_000;

/**
 * Runs statements over the wire protocol with as few engine calls as possible. The engine's own `query` makes six
 * calls, each of which takes about a third of the time of a lookup by key. A named statement is parsed and planned once
 * per session.
 */
export class Statements {
  readonly #database: PGlite;
  /** Parameter types that the engine reported, by the statement's text or, for a prepared statement, by its name. */
  readonly #types = new Map<string, readonly number[]>();
  readonly #prepared = new Map<string, readonly number[]>();
  readonly #parsers: { port: Parsers; raw: Parsers };
  #plannedAt = performance.now();

  constructor(database: PGlite) {
    this.#database = database;
    const { parsers } = database;
    this.#parsers = { port: parsers, raw: { ...parsers, ...rawParsers } };
  }

  /** Forgets cached types, because tables may have changed. */
  forgetTypes(): void {
    this.#types.clear();
  }

  async query(request: QueryRequest): Promise<EngineResult> {
    const { text, params, name = '', raw, rowMode } = request;
    const known = name === '' ? this.#types.get(text) : this.#prepared.get(name);
    const types = known ?? (await this.#parse(text, name));
    if (name !== '') await this.#renewPlans();
    // The engine keeps an unnamed statement only until it parses the next one.
    const isThere = name !== '' || known === undefined;
    const answer = await this.#database.execProtocolStream(
      Buffer.concat([
        ...(isThere ? [] : [serialize.parse({ text })]),
        serialize.bind({ statement: name, values: this.#written(params, types) }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      ]),
    );
    return read(answer, raw ? this.#parsers.raw : this.#parsers.port, rowMode);
  }

  /** Parses a statement in the engine; returns the types of its parameters. */
  async #parse(text: string, name: string): Promise<readonly number[]> {
    const answer = await this.#database.execProtocolStream(
      Buffer.concat([
        serialize.parse({ text, name }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ]),
    );
    const described = answer.find(
      (message) => message instanceof messages.ParameterDescriptionMessage,
    );
    const types = described?.dataTypeIDs ?? [];
    if (name !== '') this.#prepared.set(name, types);
    else if (text.length <= LONGEST_KNOWN) {
      if (this.#types.size >= MOST_KNOWN) this.#types.clear();
      this.#types.set(text, types);
    }
    return types;
  }

  async #renewPlans(): Promise<void> {
    const now = performance.now();
    if (now - this.#plannedAt < PLANS_LIVE_MS) return;
    this.#plannedAt = now;
    await this.#database.exec('discard plans');
  }

  /** Parameters in the engine's format. */
  #written(params: readonly unknown[], types: readonly number[]): (string | null)[] {
    const { serializers } = this.#database;
    return params.map((param, index) => {
      if (param === null || param === undefined) return null;
      const write = serializers[types[index] ?? 0];
      return write ? write(param) : String(param);
    });
  }
}

function read(answer: Messages, parsers: Parsers, rowMode: QueryRequest['rowMode']): EngineResult {
  const result: EngineResult = { rows: [], rowCount: 0, affectedRows: 0, command: undefined };
  let columns: Column[] = [];
  for (const message of answer) {
    if (message instanceof messages.RowDescriptionMessage) {
      columns = message.fields;
    } else if (message instanceof messages.DataRowMessage) {
      const values = columns.map(({ dataTypeID }, index): unknown =>
        valueTypes.parseType(message.fields[index] ?? null, dataTypeID, parsers),
      );
      result.rows.push(rowMode === 'array' ? values : named(columns, values));
    } else if (message instanceof messages.CommandCompleteMessage) {
      Object.assign(result, readTag(message.text));
    }
  }
  return result;
}

function named(columns: readonly Column[], values: readonly unknown[]): object {
  return Object.fromEntries(columns.map(({ name }, index) => [name, values[index]]));
}

const CHANGES = /^(?:INSERT|UPDATE|DELETE|MERGE|COPY)$/;

/** Parses a command tag. "SELECT 2", "UPDATE 3" and "INSERT 0 5" end with a number of rows; "CREATE TABLE" has none. */
function readTag(tag: string): Pick<EngineResult, 'command' | 'rowCount' | 'affectedRows'> {
  const parts = tag.split(' ');
  const [command = ''] = parts;
  const rows = Number(parts.at(-1));
  const rowCount = Number.isNaN(rows) ? 0 : rows;
  return { command, rowCount, affectedRows: CHANGES.test(command) ? rowCount : 0 };
}
