import {
  type IdentityClient,
  IdentityError,
  type SessionListener,
  type SessionUser,
} from '../session/identity.ts';

export const ADA: SessionUser = {
  uid: 'ada',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  emailVerified: true,
};

export interface FakeIdentity extends IdentityClient {
  /** Simulates a change of the signed-in person by another tab or the provider. */
  change(user: SessionUser | null): void;
  /** Makes the next call fail with this code. */
  refuse(code: string): void;
}

/** An in-memory identity provider that knows one person, with any password. */
export function fakeIdentity(current: SessionUser | null = null): FakeIdentity {
  const listeners = new Set<SessionListener>();
  let user = current;
  let refusal: string | undefined;
  function change(next: SessionUser | null) {
    user = next;
    for (const listener of listeners) listener(next, false);
  }
  async function refuseOr<T>(answer: T): Promise<T> {
    if (refusal === undefined) return answer;
    const code = refusal;
    refusal = undefined;
    throw new IdentityError(code, `Firebase: Error (${code}).`);
  }
  const done = () => refuseOr(undefined);
  async function enter(next: SessionUser): Promise<SessionUser> {
    await refuseOr(undefined);
    change(next);
    return next;
  }
  return {
    change,
    refuse: (code) => {
      refusal = code;
    },
    onUser: async (listener) => {
      listeners.add(listener);
      listener(user, false);
      return () => {
        listeners.delete(listener);
      };
    },
    token: async () => (user ? `token-of-${user.uid}` : undefined),
    signIn: (email) => enter({ ...ADA, email }),
    signUp: ({ name, email }) => enter({ uid: email, name, email, emailVerified: false }),
    signInWithGoogle: () => enter(ADA),
    signOut: async () => {
      await refuseOr(undefined);
      change(null);
    },
    sendVerification: done,
    sendPasswordReset: done,
    readCode: () => refuseOr({ purpose: 'verifyEmail' as const, email: ADA.email }),
    resetPassword: done,
    applyCode: () => refuseOr({}),
    methods: () => refuseOr({ password: true, google: false }),
    confirmPassword: done,
    confirmGoogle: done,
    changePassword: done,
    sendEmailChange: done,
    changeProfile: done,
    deleteAccount: done,
    reload: done,
  };
}
