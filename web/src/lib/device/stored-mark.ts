/** A flag stored under a key; not stored if storage is blocked. */
export function storedMark(storage: () => Storage, key: string) {
  return {
    set(): void {
      try {
        storage().setItem(key, 'yes');
      } catch {
        // storage is blocked: `read` returns undefined
      }
    },
    clear(): void {
      try {
        storage().removeItem(key);
      } catch {
        // storage is blocked: there is no mark to remove
      }
    },
    /** Undefined if storage is blocked. */
    read(): boolean | undefined {
      try {
        return storage().getItem(key) !== null;
      } catch {
        return undefined;
      }
    },
  };
}
