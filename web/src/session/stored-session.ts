/** The places where the identity SDK stores a session (spec §9): IndexedDB, or else local or session storage. */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
const KEY = 'firebase:authUser:';

/**
 * The key of a value in local storage that is set while someone is signed in. It tells the header what to show before
 * the session is known.
 */
export const SESSION_HINT = 'session';

const isSession = (key: unknown) => typeof key === 'string' && key.startsWith(KEY);

function inStorage(): boolean {
  try {
    if (localStorage.getItem(SESSION_HINT) !== null) return true;
    return [localStorage, sessionStorage].some((storage) => Object.keys(storage).some(isSession));
  } catch {
    return false; // storage is blocked, so nothing was stored
  }
}

function inDatabase(): Promise<boolean> {
  if (!('indexedDB' in globalThis)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const opening = indexedDB.open(DATABASE);
    // an upgrade means that the database doesn't exist; aborting it avoids creating one
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => resolve(false));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const finish = (found: boolean) => {
        database.close();
        resolve(found);
      };
      if (!database.objectStoreNames.contains(STORE)) return finish(false);
      const keys = database.transaction(STORE).objectStore(STORE).getAllKeys();
      keys.addEventListener('success', () => finish(keys.result.some(isSession)));
      // if in doubt, the SDK loads and finds out itself
      keys.addEventListener('error', () => finish(true));
    });
  });
}

/** True if this browser may have stored a session. If not, the SDK doesn't need to load. */
export async function sessionMayBeStored(): Promise<boolean> {
  return inStorage() || (await inDatabase().catch(() => false));
}

/** Calls back when someone signs in in another tab. */
export function whenSignedInElsewhere(act: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SESSION_HINT && newValue !== null) act();
  });
}
