import type { LogPosition } from './log-position.ts';

/** Milliseconds, which limit the harm of a lost notification. */
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

  /** Earlier positions don't cover the change. */
  outdate(): void {
    this.#asked = undefined;
  }

  /** A position that includes the latest known change; null if the primary doesn't report it. */
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
