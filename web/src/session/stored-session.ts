/** Where the identity SDK keeps a session (spec §9): IndexedDB, else local or session storage. */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
const KEY = 'firebase:authUser:';

/** What the header goes by before the session is known; set as long as somebody is signed in. */
export const SESSION_HINT = 'session';

const isSession = (key: unknown) => typeof key === 'string' && key.startsWith(KEY);

function inStorage(): boolean {
  try {
    if (localStorage.getItem(SESSION_HINT) !== null) return true;
    return [localStorage, sessionStorage].some((storage) => Object.keys(storage).some(isSession));
  } catch {
    return false; // storage is blocked: nothing was kept
  }
}

function inDatabase(): Promise<boolean> {
  if (!('indexedDB' in globalThis)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const opening = indexedDB.open(DATABASE);
    // there was none: leave none
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => resolve(false));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const answer = (found: boolean) => {
        database.close();
        resolve(found);
      };
      if (!database.objectStoreNames.contains(STORE)) return answer(false);
      const keys = database.transaction(STORE).objectStore(STORE).getAllKeys();
      keys.addEventListener('success', () => answer(keys.result.some(isSession)));
      // whatever it is, the SDK knows better
      keys.addEventListener('error', () => answer(true));
    });
  });
}

/** Whether this browser may have kept somebody's session: if not, the SDK need not load to say so. */
export async function sessionMayBeStored(): Promise<boolean> {
  return inStorage() || (await inDatabase().catch(() => false));
}

/** Calls back when somebody signs in in another tab. */
export function whenSignedInElsewhere(act: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SESSION_HINT && newValue !== null) act();
  });
}
