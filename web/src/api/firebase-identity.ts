import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  type User,
} from 'firebase/auth';
import {
  type IdentityClient,
  type IdentityConfig,
  IdentityError,
  type SessionUser,
} from './identity.ts';
import { SameOriginPopupResolver } from './popup-resolver.ts';

function sessionUser(user: User): SessionUser {
  return { uid: user.uid, name: user.displayName ?? '', email: user.email ?? '' };
}

/** Runs a call of the SDK and turns its refusals into ours. */
async function asIdentityError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'auth/unknown';
    throw new IdentityError(code, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Opens the provider's SDK. Embedded mode speaks to this origin and never loads a foreign script:
 * both calls stand before the first request. The session is stored in IndexedDB, then local, then
 * session storage (spec §9).
 */
export function openFirebaseIdentity(config: IdentityConfig): IdentityClient {
  const embedded = config.mode === 'embedded';
  const app = initializeApp({
    apiKey: config.apiKey,
    authDomain: config.authDomain,
    projectId: config.projectId,
  });
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
    popupRedirectResolver: embedded ? SameOriginPopupResolver : browserPopupRedirectResolver,
  });
  if (embedded) connectAuthEmulator(auth, location.origin, { disableWarnings: true });

  return {
    onUser: async (listener) =>
      onIdTokenChanged(auth, (user) => listener(user ? sessionUser(user) : null)),
    async token() {
      await auth.authStateReady();
      return asIdentityError(auth.currentUser?.getIdToken() ?? Promise.resolve(undefined));
    },
    async signIn(email, password) {
      const { user } = await asIdentityError(signInWithEmailAndPassword(auth, email, password));
      return sessionUser(user);
    },
    async signUp({ name, email, password }) {
      const { user } = await asIdentityError(createUserWithEmailAndPassword(auth, email, password));
      await asIdentityError(updateProfile(user, { displayName: name }));
      return sessionUser(user);
    },
    async signInWithGoogle() {
      const { user } = await asIdentityError(signInWithPopup(auth, new GoogleAuthProvider()));
      return sessionUser(user);
    },
    signOut: () => asIdentityError(signOut(auth)),
  };
}
