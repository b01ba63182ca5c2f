import type { Database } from './database.ts';
import type { Engine } from '../engine/engine.ts';
import type { EventSink } from '../events.ts';

export interface MaintenanceLimits {
  checkpointMs: number;
  checkpointWalBytes: number;
  vacuumIdleMs: number;
}

/** The number of changed rows from which the tables are checked. */
const ROWS_BEFORE_VACUUM = 1_000;
/** The time in milliseconds after which a pending vacuum runs even under constant load. */
const VACUUM_OVERDUE_MS = 10 * 60_000;

// The tables to vacuum, by the rule of autovacuum, which this engine lacks: a fixed number plus a share of the rows.
// The engine's counts end with the process, so tables that were filled but never vacuumed are detected by pages that
// aren't marked as all-visible.
const TABLES_IN_NEED = `
  select format('%I.%I', schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup
    or c.relpages > 100 and c.relallvisible < 0.5 * c.relpages`;

/** Replaces the engine's missing background processes: checkpoints and vacuums. */
export class Maintenance {
  readonly #database: Database;
  readonly #engine: Engine;
  readonly #limits: MaintenanceLimits;
  readonly #sink: EventSink;
  #session = 0;
  #checkpointedBytes = 0;
  #checkpointTimer: NodeJS.Timeout | undefined;
  #vacuumTimer: NodeJS.Timeout | undefined;
  #vacuumDueSince: number | undefined;
  /** The initial value is the threshold, because it is unknown whether earlier processes vacuumed their changes. */
  #changedRows = ROWS_BEFORE_VACUUM;
  #busy = false;
  #stopped = false;

  constructor(database: Database, engine: Engine, limits: MaintenanceLimits, sink: EventSink) {
    this.#database = database;
    this.#engine = engine;
    this.#limits = limits;
    this.#sink = sink;
  }

  /** The log written since the last checkpoint, in bytes. */
  get #walBytes(): number {
    if (this.#session !== this.#engine.session) {
      this.#session = this.#engine.session;
      this.#checkpointedBytes = 0;
    }
    return (this.#engine.storage?.walBytes ?? 0) - this.#checkpointedBytes;
  }

  /** Must be called after every statement. */
  activity(changedRows: number): void {
    this.#changedRows += changedRows;
    if (this.#busy || this.#stopped) return;
    const walBytes = this.#walBytes;
    if (walBytes > this.#limits.checkpointWalBytes) void this.#attempt(() => this.#checkpoint());
    else if (walBytes > 0) this.#scheduleCheckpoint();
    if (this.#changedRows >= ROWS_BEFORE_VACUUM) this.#scheduleVacuum();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#checkpointTimer);
    clearTimeout(this.#vacuumTimer);
  }

  #scheduleCheckpoint(): void {
    this.#checkpointTimer ??= setTimeout(() => {
      this.#checkpointTimer = undefined; // also if the database is busy; the next statement schedules another checkpoint
      void this.#attempt(() => this.#checkpoint());
    }, this.#limits.checkpointMs).unref();
  }

  #scheduleVacuum(): void {
    this.#vacuumDueSince ??= performance.now();
    // each statement postpones the vacuum until it is overdue
    if (this.#vacuumTimer && performance.now() - this.#vacuumDueSince > VACUUM_OVERDUE_MS) return;
    clearTimeout(this.#vacuumTimer);
    this.#vacuumTimer = setTimeout(() => {
      this.#vacuumTimer = undefined;
      void this.#attempt(() => this.#vacuum());
    }, this.#limits.vacuumIdleMs).unref();
  }

  async #attempt(task: () => Promise<void>): Promise<void> {
    if (this.#busy || this.#stopped) return;
    this.#busy = true;
    try {
      await task();
    } catch (error) {
      if (this.#stopped) return; // the database was closed in the meantime, as requested
      const reason = error instanceof Error ? error.message : String(error);
      this.#sink({ type: 'upkeep-failed', reason });
    } finally {
      this.#busy = false;
    }
  }

  async #checkpoint(): Promise<void> {
    clearTimeout(this.#checkpointTimer);
    this.#checkpointTimer = undefined;
    const walBytes = this.#walBytes;
    const began = performance.now();
    await this.#database.maintain('checkpoint');
    this.#checkpointedBytes += this.#walBytes;
    this.#sink({ type: 'checkpoint', walBytes, ms: Math.round(performance.now() - began) });
  }

  async #vacuum(): Promise<void> {
    this.#vacuumDueSince = undefined;
    this.#changedRows = 0;
    const began = performance.now();
    // statistics of the last second may still be in memory, to be written with the next statement
    await this.#database.maintain('select pg_stat_force_next_flush()');
    const { rows } = await this.#database.maintain(TABLES_IN_NEED);
    // one table at a time, so that callers get turns in between
    for (const { name } of rows as { name: string }[]) {
      await this.#database.maintain(`vacuum (analyze) ${name}`);
    }
    if (rows.length > 0) {
      const ms = Math.round(performance.now() - began);
      this.#sink({ type: 'vacuum', tables: rows.length, ms });
    }
  }
}
