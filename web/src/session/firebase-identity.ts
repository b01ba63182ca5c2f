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
import { inLanguages, translation } from '../lib/language.ts';
import { accountCalls } from './firebase-account.ts';
import type { IdentityClient, IdentityConfig, SessionUser } from './identity.ts';
import { asIdentityError } from './identity-refusal.ts';
import { SameOriginPopupResolver } from './popup-resolver.ts';
import { signOutMark } from './sign-out-mark.ts';
import { renewAheadOfTime } from './token-renewal.ts';

function sessionUser(user: User): SessionUser {
  const { uid, displayName, email, emailVerified } = user;
  return { uid, name: displayName ?? '', email: email ?? '', emailVerified };
}

/**
 * The id of a user's session; undefined if there is no session to end. Tokens of the embedded service contain the id,
 * Firebase's tokens don't.
 */
async function sessionIdOf(user: User | null): Promise<string | undefined> {
  const claims = await user?.getIdTokenResult().then(
    (token) => token.claims,
    () => undefined,
  );
  const sessionId = claims?.['sid'];
  return typeof sessionId === 'string' ? sessionId : undefined;
}

/** Sets the account's name. If that fails, tries once more when the browser is online again. */
async function nameUser(user: User, displayName: string): Promise<void> {
  const update = () => updateProfile(user, { displayName });
  const again = () => void update().catch(() => undefined);
  await update().catch(() => addEventListener('online', again, { once: true }));
}

/**
 * Opens the provider's SDK. In embedded mode, it uses only this origin and never loads another site's script; for that,
 * the resolver and the origin must be set before the first request. The session is stored in IndexedDB, or else in
 * local or session storage, and its token is renewed 5 minutes before it expires (spec §9).
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
  renewAheadOfTime(auth);
  // the language of emails, unless the account has chosen another one
  if (inLanguages) auth.languageCode = translation ?? null;

  return {
    onUser: async (listener) =>
      onIdTokenChanged(auth, (user) => {
        const wasAskedFor = signOutMark.read();
        if (user && wasAskedFor) void signOut(auth);
        else listener(user && sessionUser(user), user === null && wasAskedFor === false);
      }),
    async token({ fresh } = { fresh: false }) {
      await auth.authStateReady();
      return asIdentityError(auth.currentUser?.getIdToken(fresh) ?? Promise.resolve(undefined));
    },
    async signIn(email, password) {
      signOutMark.clear();
      const { user } = await asIdentityError(signInWithEmailAndPassword(auth, email, password));
      return sessionUser(user);
    },
    async signUp({ name, email, password }) {
      signOutMark.clear();
      const { user } = await asIdentityError(createUserWithEmailAndPassword(auth, email, password));
      await nameUser(user, name);
      return { ...sessionUser(user), name };
    },
    async signInWithGoogle() {
      signOutMark.clear();
      const { user } = await asIdentityError(signInWithPopup(auth, new GoogleAuthProvider()));
      return sessionUser(user);
    },
    async signOut(farewell) {
      signOutMark.set();
      try {
        const sessionId = farewell && (await sessionIdOf(auth.currentUser));
        if (sessionId !== undefined) await farewell?.(sessionId);
        await asIdentityError(signOut(auth));
      } catch (error) {
        signOutMark.clear();
        throw error;
      }
    },
    ...accountCalls(auth, embedded),
  };
}
