import { PGlite } from '@electric-sql/pglite';
import { extensionsFor, memoryStartParams } from '../storage/cluster.ts';
import { CopiedFiles } from '../storage/copied-files.ts';
import { noListener, type Engine } from './engine.ts';
import { DatabaseError, unavailable } from '../errors.ts';
import { errorFields, execute, type Session } from './execute.ts';
import type { EngineRequest, EngineResult, ExtensionName } from './protocol.ts';
import { Statements } from './statements.ts';
import { findTemplate, prepareTemplate } from '../storage/template.ts';
import { portParsers } from './value-types.ts';

async function emptyCluster(): Promise<string | undefined> {
  await prepareTemplate();
  return findTemplate();
}

/** A temporary engine in this thread, without a worker, files, time limits and restarts. */
export class MemoryEngine implements Engine {
  readonly #session: Session;
  #previous: Promise<unknown> = Promise.resolve();
  events = noListener;
  readonly session = 1;
  readonly restarts = 0;
  readonly storage = undefined;

  private constructor(database: PGlite) {
    this.#session = { database, statements: new Statements(database) };
  }

  /** Opens a copy of the packed cluster in the file `from`, or an empty cluster. */
  static async open(extensions: readonly ExtensionName[], from?: string): Promise<MemoryEngine> {
    const packed = from ?? (await emptyCluster());
    const database = await PGlite.create({
      startParams: memoryStartParams,
      extensions: extensionsFor(extensions),
      parsers: portParsers,
      ...(packed !== undefined && { fs: new CopiedFiles(packed) }),
    });
    const engine = new MemoryEngine(database);
    database.onNotification((channel, payload) => engine.events.onNotification(channel, payload));
    return engine;
  }

  get ready(): boolean {
    return this.#session.database.ready;
  }

  run(request: EngineRequest): Promise<EngineResult> {
    const turn = this.#previous.then(() => this.#execute(request));
    this.#previous = turn.catch(() => undefined); // the caller of `run` handles the error
    return turn;
  }

  poll(): void {
    // empty, because the engine responds in this thread
  }

  async #execute(request: EngineRequest): Promise<EngineResult> {
    if (!this.ready) throw unavailable('it is closed', true);
    try {
      return await execute(this.#session, request);
    } catch (cause) {
      throw new DatabaseError(errorFields(cause), { cause });
    }
  }

  async close(): Promise<void> {
    await this.#previous;
    if (this.ready) await this.#session.database.close();
  }
}
