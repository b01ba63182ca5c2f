const KEY = 'signed-out';

/**
 * Remembers in every tab that the person signed out on purpose. A tab whose session goes without the
 * mark knows that it was ended from outside, and may ask to sign in again over the page; a tab that
 * restores a session in spite of the mark was just loading when it was ended.
 */
export const signOutMark = {
  set(): void {
    try {
      localStorage.setItem(KEY, 'yes');
    } catch {
      // storage is blocked: `read` says that nothing is known
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // storage is blocked: there is no mark to remove
    }
  },
  /** Undefined where storage is blocked. */
  read(): boolean | undefined {
    try {
      return localStorage.getItem(KEY) !== null;
    } catch {
      return undefined;
    }
  },
};
