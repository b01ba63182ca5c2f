import type { PGlite } from '@electric-sql/pglite';
import type { Engine, EngineEvents } from '../engine/engine.ts';
import { unavailable, type DatabaseError } from '../errors.ts';
import type { EventSink } from '../events.ts';
import { OpenTransaction } from './open-transaction.ts';
import type { EngineRequest, EngineResult } from '../engine/protocol.ts';
import { restrictPermissions } from '../storage/restrict-permissions.ts';
import { ConnectionMutex } from './connection-mutex.ts';
import { driverMethods, executor, naming, type NameOf, type Run } from './executors.ts';
import type { DurableDatabase, Executor, Health, MemoryOptions, PgliteLike } from '../types.ts';

export interface DatabaseLimits {
  statementMs: number;
  idleMs: number;
  maxQueue: number;
}

export interface Ending {
  /** Called immediately when closing begins, while running statements continue. */
  begun(): void;
  /** Called once no statement is running. */
  done(): Promise<void>;
}

type OnPayload = (payload: string) => void;

/** The time limit in ms for a copy, a vacuum or a migration, which process all data. */
const MAINTENANCE_MS = 10 * 60_000;

const quoted = (identifier: string): string => `"${identifier.replaceAll('"', '""')}"`;

/** The public database. It adds turns, transactions and notifications to an engine. */
export class Database implements DurableDatabase, EngineEvents {
  readonly #engine: Engine;
  readonly #usual: DatabaseLimits;
  /** The number of callers that currently need long time limits. */
  #patience = 0;
  readonly #sink: EventSink;
  readonly #nameOf: NameOf;
  readonly #mutex: ConnectionMutex;
  readonly #listeners = new Map<string, Set<OnPayload>>();
  readonly #ending: Ending;
  #current: OpenTransaction | undefined;
  #closing: Promise<void> | undefined;
  /** Called after every executed statement, for maintenance. */
  onActivity: (changedRows: number) => void = () => undefined;
  readonly query: Executor['query'];
  readonly exec: Executor['exec'];
  readonly driver: PgliteLike;

  constructor(engine: Engine, limits: DatabaseLimits, options: MemoryOptions, ending: Ending) {
    this.#engine = engine;
    this.#usual = limits;
    this.#sink = options.onEvent ?? (() => undefined);
    this.#nameOf = options.nameOf ?? (() => undefined);
    this.#ending = ending;
    this.#mutex = new ConnectionMutex(limits.maxQueue);
    const run = naming(this.#nameOf, (request) => this.runAlone(request));
    ({ query: this.query, exec: this.exec } = executor(run, false));
    this.driver = {
      ...driverMethods(run, false),
      transaction: <T>(work: (tx: unknown) => Promise<T>) =>
        this.#transact((inside) => work(driverMethods(inside, true))),
    } as unknown as PGlite; // see `PgliteLike`
  }

  get idle(): boolean {
    return this.#mutex.idle;
  }

  /** Runs one request when it is its turn. */
  async runAlone(
    request: EngineRequest,
    timeoutMs = this.#limits.statementMs,
  ): Promise<EngineResult> {
    await this.#turn();
    try {
      const result = await this.#engine.run(request, timeoutMs);
      this.onActivity(result.affectedRows);
      return result;
    } finally {
      this.#mutex.release();
    }
  }

  async #turn(): Promise<void> {
    if (this.#closing) throw unavailable('it is closed', true);
    if (!this.#engine.ready) throw unavailable('it is restarting', true);
    await this.#mutex.take();
  }

  transaction<T>(work: (tx: Executor) => Promise<T>): Promise<T> {
    return this.#transact((run) => work(executor(run, true)));
  }

  async #transact<T>(work: (run: Run) => Promise<T>): Promise<T> {
    await this.#turn();
    const { statementMs, idleMs } = this.#limits;
    const transaction = new OpenTransaction(this.#engine, { statementMs, idleMs }, () =>
      this.#sink({ type: 'idle-transaction', afterMs: idleMs }),
    );
    this.#current = transaction;
    let changedRows = 0;
    const run = naming(this.#nameOf, async (request) => {
      const result = await transaction.run(request);
      changedRows += result.affectedRows;
      return result;
    });
    try {
      await transaction.run({ kind: 'begin' });
      const value = await Promise.race([work(run), transaction.aborted]);
      await transaction.finish('commit');
      this.onActivity(changedRows);
      return value;
    } catch (error) {
      await this.#abandon(transaction);
      throw error;
    } finally {
      this.#current = undefined;
      this.#mutex.release();
    }
  }

  /** Rolls back an open transaction. If that fails, the engine is lost and reports the loss itself. */
  async #abandon(transaction: OpenTransaction): Promise<void> {
    if (!transaction.open || !this.#engine.ready) return;
    try {
      await transaction.finish('rollback');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#sink({ type: 'stopped', reason: `rollback failed: ${reason}` });
    }
  }

  /** Rejects all waiting callers, because the engine's session is over. */
  onLost(error: DatabaseError): void {
    this.#current?.lose(error);
    this.#mutex.rejectAll(error);
  }

  async onRestarted(): Promise<void> {
    for (const channel of this.#listeners.keys()) {
      try {
        await this.exec(`listen ${quoted(channel)}`);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        this.#sink({ type: 'listener-failed', channel, reason });
      }
    }
  }

  onNotification(channel: string, payload: string): void {
    for (const onPayload of this.#listeners.get(channel) ?? []) onPayload(payload);
  }

  async listen(channel: string, onPayload: OnPayload): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    // Registers the listener first, so that the new session listens on this channel, too, if the engine restarts in
    // between.
    this.#listeners.set(channel, listeners.add(onPayload));
    const forget = () => {
      listeners.delete(onPayload);
      if (listeners.size === 0 && this.#listeners.get(channel) === listeners) {
        this.#listeners.delete(channel);
      }
    };
    try {
      await this.exec(`listen ${quoted(channel)}`);
    } catch (error) {
      forget();
      throw error;
    }
    return async () => {
      forget();
      if (!this.#listeners.has(channel)) await this.exec(`unlisten ${quoted(channel)}`);
    };
  }

  async patiently<T>(work: () => Promise<T>): Promise<T> {
    this.#patience += 1;
    try {
      return await work();
    } finally {
      this.#patience -= 1;
    }
  }

  get #limits(): DatabaseLimits {
    if (this.#patience === 0) return this.#usual;
    return { ...this.#usual, statementMs: MAINTENANCE_MS, idleMs: MAINTENANCE_MS };
  }

  health(): Promise<Health> {
    const ok = this.#engine.ready && !this.#closing;
    return Promise.resolve({ ok, restarts: this.#engine.restarts, queue: this.#mutex.length });
  }

  poll(): void {
    this.#engine.poll();
  }

  waitMs(): number {
    return this.#mutex.waitMs;
  }

  async dump(directory: string): Promise<string> {
    await this.runAlone({ kind: 'copy', directory }, MAINTENANCE_MS);
    await restrictPermissions(directory);
    return directory;
  }

  /** Runs a maintenance statement when it is its turn, with its own time limit. */
  async maintain(text: string): Promise<EngineResult> {
    return this.runAlone(
      { kind: 'query', text, params: [], raw: false, rowMode: 'object', inTransaction: false },
      MAINTENANCE_MS,
    );
  }

  close(): Promise<void> {
    this.#closing ??= this.#shutDown();
    return this.#closing;
  }

  async #shutDown(): Promise<void> {
    this.#ending.begun();
    try {
      if (this.#engine.ready) await this.#mutex.take();
      await this.#engine.close();
    } finally {
      this.#mutex.rejectAll(unavailable('it is closed', true));
      await this.#ending.done();
    }
  }
}
