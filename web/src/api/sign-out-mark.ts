const KEY = 'signed-out';

/**
 * Remembers in every tab that the person signed out on purpose. A tab whose session goes without the
 * mark knows that it was ended from outside, and may ask to sign in again over the page.
 */
export const signOutMark = {
  set(): void {
    try {
      localStorage.setItem(KEY, 'yes');
    } catch {
      // storage is blocked: `isSet` answers yes, so that everything is cleared
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // storage is blocked: there is no mark to remove
    }
  },
  isSet(): boolean {
    try {
      return localStorage.getItem(KEY) !== null;
    } catch {
      return true;
    }
  },
};
