import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, type Auth } from 'firebase/auth';
import { API_KEY, PROJECT, type Service } from './service.ts';

let count = 0;

/** The unmodified SDK as in one browser tab, connected to the service. */
export function newClient(service: Pick<Service, 'url'>): Auth {
  count += 1;
  const app = initializeApp({ apiKey: API_KEY, projectId: PROJECT }, `client-${count}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, service.url, { disableWarnings: true });
  return auth;
}

/** Ends a client. */
export async function closeClient(auth: Auth): Promise<void> {
  await deleteApp(auth.app);
}

/** The SDK's error code for a call that must fail. */
export async function errorCode(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  }
  throw new Error('the call was expected to fail');
}

/** The signed-in user; throws if there is none. */
export function userOf(auth: Auth) {
  if (!auth.currentUser) throw new Error('no user is signed in');
  return auth.currentUser;
}
