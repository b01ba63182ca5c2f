const MANY_KEYS = 20_000;

/** A map that evicts the keys least recently set beyond a number: clients choose the keys, so there is no end of them. */
export class LruMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #maxKeys: number;

  constructor(maxKeys = MANY_KEYS) {
    this.#maxKeys = maxKeys;
  }

  get(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  /** Makes the key the youngest. */
  set(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#maxKeys) return;
      this.#entries.delete(oldest);
    }
  }

  /** The oldest first. */
  [Symbol.iterator](): IterableIterator<[Key, Value]> {
    return this.#entries[Symbol.iterator]();
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }
}
