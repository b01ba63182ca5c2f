/**
 * What this tab remembers over a reload, as JSON, until its person changes. Where storage is blocked or
 * full it remembers nothing, and what somebody else wrote may be of any shape.
 */
export const tabStorage = {
  /** Undefined where nothing is kept. */
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
      // the page works, a reload forgets
    }
  },
  drop(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // nothing was kept
    }
  },
};
