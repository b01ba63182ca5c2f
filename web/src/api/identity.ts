/** Where accounts live: the embedded service on this origin, or Firebase (run-time configuration). */
export interface IdentityConfig {
  mode: 'embedded' | 'firebase';
  apiKey: string;
  authDomain: string;
  projectId: string;
}

/** What the product keeps of the provider's user (spec §3). */
export interface SessionUser {
  uid: string;
  name: string;
  email: string;
}

/** A refusal of the identity provider; `code` is the SDK's, such as `auth/invalid-credential`. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The identity provider as the product uses it. Every refusal is an `IdentityError`. */
export interface IdentityClient {
  /** Calls back with the restored session first, then with every change, in this tab or another. */
  onUser(listener: (user: SessionUser | null) => void): Promise<() => void>;
  /** A valid ID token, after the stored session was restored; undefined when nobody is signed in. */
  token(): Promise<string | undefined>;
  signIn(email: string, password: string): Promise<SessionUser>;
  /** Creates the account and sets its display name (spec §7). */
  signUp(account: { name: string; email: string; password: string }): Promise<SessionUser>;
  signInWithGoogle(): Promise<SessionUser>;
  signOut(): Promise<void>;
}

/**
 * The provider behind a lazy door: the SDK (30 KB) loads with the first call, after the first paint.
 * A failed download is forgotten, so that the next call tries again.
 */
export function lazyIdentity(config: IdentityConfig): IdentityClient {
  let opening: Promise<IdentityClient> | undefined;
  const open = () => {
    opening ??= import('./firebase-identity.ts')
      .then(({ openFirebaseIdentity }) => openFirebaseIdentity(config))
      .catch((error: unknown) => {
        opening = undefined;
        throw new IdentityError(
          'auth/network-request-failed',
          error instanceof Error ? error.message : String(error),
        );
      });
    return opening;
  };
  return {
    onUser: async (listener) => (await open()).onUser(listener),
    token: async () => (await open()).token(),
    signIn: async (email, password) => (await open()).signIn(email, password),
    signUp: async (account) => (await open()).signUp(account),
    signInWithGoogle: async () => (await open()).signInWithGoogle(),
    signOut: async () => (await open()).signOut(),
  };
}
