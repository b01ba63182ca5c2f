/** A flag stored under a key; it isn't stored if storage is blocked. */
export function storedMark(storage: () => Storage, key: string) {
  return {
    set(): void {
      try {
        storage().setItem(key, 'yes');
      } catch {
        // storage is blocked, so `read` returns undefined
      }
    },
    clear(): void {
      try {
        storage().removeItem(key);
      } catch {
        // storage is blocked, so there is no mark to remove
      }
    },
    /** Returns the flag; undefined if storage is blocked. */
    read(): boolean | undefined {
      try {
        return storage().getItem(key) !== null;
      } catch {
        return undefined;
      }
    },
  };
}
