/**
 * JSON values that survive a reload of this tab, until someone else signs in. If storage is blocked or full, nothing is
 * stored. A stored value may have any shape.
 */
export const tabStorage = {
  /** The stored value; undefined if there is none. */
  read(key: string): unknown {
    try {
      const text = sessionStorage.getItem(key);
      return text === null ? undefined : (JSON.parse(text) as unknown);
    } catch {
      return undefined;
    }
  },
  write(key: string, value: unknown): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // the page works, but a reload loses the value
    }
  },
  drop(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // storage is blocked, so nothing was stored
    }
  },
};
