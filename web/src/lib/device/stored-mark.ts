/** A yes that the browser remembers under a key, or forgets where storage is blocked. */
export function storedMark(storage: () => Storage, key: string) {
  return {
    set(): void {
      try {
        storage().setItem(key, 'yes');
      } catch {
        // storage is blocked: `read` says that nothing is known
      }
    },
    clear(): void {
      try {
        storage().removeItem(key);
      } catch {
        // storage is blocked: there is no mark to remove
      }
    },
    /** Undefined where storage is blocked. */
    read(): boolean | undefined {
      try {
        return storage().getItem(key) !== null;
      } catch {
        return undefined;
      }
    },
  };
}
