import type { LogPosition } from './log-position.ts';

/** The maximum age of a position in milliseconds, which limits the harm of a lost notification. */
const MAX_AGE_MS = 10_000;

/** The position that a replica must have replayed before this process reads from it. */
export class RequiredPosition {
  readonly #ask: () => Promise<LogPosition>;
  readonly #now: () => number;
  #asked: { at: number; position: Promise<LogPosition | null> } | undefined;

  constructor(ask: () => Promise<LogPosition>, now: () => number = () => performance.now()) {
    this.#ask = ask;
    this.#now = now;
  }

  /** Reports a change that earlier positions don't cover. */
  outdate(): void {
    this.#asked = undefined;
  }

  /** The position after the latest known change; null if the primary doesn't report one. */
  current(): Promise<LogPosition | null> {
    const now = this.#now();
    if (this.#asked && now - this.#asked.at < MAX_AGE_MS) return this.#asked.position;
    const position: Promise<LogPosition | null> = this.#ask().catch(() => {
      if (this.#asked?.position === position) this.#asked = undefined;
      return null;
    });
    this.#asked = { at: now, position };
    return position;
  }
}
