import type { Engine } from '../engine/engine.ts';
import { DatabaseError } from '../errors.ts';
import type { EngineRequest, EngineResult } from '../engine/protocol.ts';

/**
 * One transaction on the engine. It lasts from BEGIN until it is finished, the engine is lost, or the idle limit is
 * reached.
 */
export class OpenTransaction {
  readonly #engine: Engine;
  readonly #statementMs: number;
  readonly #idleMs: number;
  readonly #onIdle: () => void;
  #end: DatabaseError | undefined;
  #running = 0;
  #idleTimer: NodeJS.Timeout | undefined;
  #abort: (error: DatabaseError) => void = () => undefined;
  /** Rejects if the transaction ends for any reason except `finish`; never resolves. */
  readonly aborted: Promise<never>;

  constructor(engine: Engine, limits: { statementMs: number; idleMs: number }, onIdle: () => void) {
    this.#engine = engine;
    this.#statementMs = limits.statementMs;
    this.#idleMs = limits.idleMs;
    this.#onIdle = onIdle;
    this.aborted = new Promise((_resolve, reject) => (this.#abort = reject));
    this.aborted.catch(() => undefined); // the caller, who races against this promise, handles the error
  }

  get open(): boolean {
    return this.#end === undefined;
  }

  async run(request: EngineRequest): Promise<EngineResult> {
    if (this.#end) throw this.#end;
    this.#running += 1;
    clearTimeout(this.#idleTimer);
    try {
      return await this.#engine.run(request, this.#statementMs);
    } catch (error) {
      // a transaction whose COMMIT wasn't sent leaves nothing behind when the engine is lost, as the error in `#end`
      // says
      if (error instanceof DatabaseError && error.code === 'DB_UNAVAILABLE')
        throw this.#end ?? error;
      throw error;
    } finally {
      this.#running -= 1;
      if (this.#running === 0 && this.open) this.#watchIdle();
    }
  }

  /** Rejects all later statements, then commits or rolls back. */
  async finish(kind: 'commit' | 'rollback'): Promise<void> {
    if (this.#end) throw this.#end;
    this.#close({ message: 'the transaction is over', code: '25P01' });
    await this.#engine.run({ kind }, this.#statementMs);
  }

  /** Ends the transaction because the engine is gone. */
  lose(error: DatabaseError): void {
    if (!this.open) return;
    clearTimeout(this.#idleTimer);
    this.#end = error;
    this.#abort(error);
  }

  #close(fields: { message: string; code: string }): DatabaseError {
    clearTimeout(this.#idleTimer);
    this.#end = new DatabaseError(fields);
    return this.#end;
  }

  #watchIdle(): void {
    this.#idleTimer = setTimeout(() => {
      const error = this.#close({
        message: `the transaction was idle for ${this.#idleMs} ms and was rolled back`,
        code: '25P03',
      });
      this.#onIdle();
      // reported only after the rollback or the loss of the engine, so that the transaction has really ended when the
      // caller learns of it
      const tell = () => this.#abort(error);
      this.#engine.run({ kind: 'rollback' }, this.#statementMs).then(tell, tell);
    }, this.#idleMs);
  }
}
