import type { LogPosition } from './log-position.ts';

/** Limits the harm of a lost notice of a change. */
const MAX_AGE_MS = 10_000;

/** What replicas must have replayed before this process reads from them. */
export class RequiredPosition {
  readonly #ask: () => Promise<LogPosition>;
  readonly #now: () => number;
  #asked: { at: number; position: Promise<LogPosition | null> } | undefined;

  constructor(ask: () => Promise<LogPosition>, now: () => number = () => performance.now()) {
    this.#ask = ask;
    this.#now = now;
  }

  /** Something has changed: what was asked before does not cover it. */
  outdate(): void {
    this.#asked = undefined;
  }

  /** As of the newest change that is known here; null where the primary does not say. */
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
