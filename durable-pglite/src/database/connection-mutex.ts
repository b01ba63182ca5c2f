import { DatabaseError } from '../errors.ts';
import { WaitEstimate } from './wait-estimate.ts';

interface Waiting {
  resolve(): void;
  reject(error: DatabaseError): void;
}

/**
 * Gives the only connection to one caller at a time, in the order of their calls. The number of waiting callers is
 * limited.
 */
export class ConnectionMutex {
  readonly #limit: number;
  #waiting: Waiting[] = [];
  #taken = false;
  #since = 0;
  readonly #estimate = new WaitEstimate();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The number of waiting callers, without the one that has its turn. */
  get length(): number {
    return this.#waiting.length;
  }

  get idle(): boolean {
    return !this.#taken;
  }

  /**
   * The estimated time in milliseconds that a new caller would wait, based on recent turns; 0 if only a few are
   * waiting.
   */
  get waitMs(): number {
    return this.#estimate.behind(this.#waiting.length, 1);
  }

  /** Resolves when it is the caller's turn. Call `release` once for each `take`. */
  take(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true;
      this.#since = performance.now();
      return Promise.resolve();
    }
    if (this.#waiting.length >= this.#limit) {
      return Promise.reject(
        new DatabaseError({ message: 'too many callers wait for the database', code: 'DB_BUSY' }),
      );
    }
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  release(): void {
    const now = performance.now();
    this.#estimate.add(now - this.#since);
    this.#since = now;
    const next = this.#waiting.shift();
    if (next) next.resolve();
    else this.#taken = false;
  }

  rejectAll(error: DatabaseError): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { reject } of waiting) reject(error);
  }
}
