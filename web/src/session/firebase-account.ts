import {
  type ActionCodeInfo,
  ActionCodeOperation,
  applyActionCode,
  type Auth,
  checkActionCode,
  confirmPasswordReset,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  updatePassword,
  updateProfile,
  type User,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { applyEmbeddedCode } from './embedded-code.ts';
import { type CodePurpose, type IdentityClient, IdentityError } from './identity.ts';
import { asIdentityError } from './identity-refusal.ts';

const PURPOSES: Readonly<Partial<Record<string, CodePurpose>>> = {
  [ActionCodeOperation.PASSWORD_RESET]: 'resetPassword',
  [ActionCodeOperation.VERIFY_EMAIL]: 'verifyEmail',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'verifyAndChangeEmail',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recoverEmail',
};

/**
 * The email of the account that must be signed in. Its session and the emailed code together prove that the account's
 * owner reads the email.
 */
function ownerOf(purpose: CodePurpose, { email, previousEmail }: ActionCodeInfo['data']) {
  if (purpose === 'verifyEmail') return email;
  return purpose === 'verifyAndChangeEmail' ? previousEmail : null;
}

type AccountCalls = Omit<
  IdentityClient,
  'onUser' | 'token' | 'signIn' | 'signUp' | 'signInWithGoogle' | 'signOut'
>;

/** The account calls, using the SDK. */
export function accountCalls(auth: Auth, embedded: boolean): AccountCalls {
  async function withUser<T>(work: (user: User) => Promise<T>): Promise<T> {
    await auth.authStateReady();
    const { currentUser } = auth;
    if (!currentUser) throw new IdentityError('auth/no-current-user', 'No one is signed in');
    return asIdentityError(work(currentUser));
  }

  return {
    sendVerification: () => withUser((user) => sendEmailVerification(user)),
    sendPasswordReset: (email) => asIdentityError(sendPasswordResetEmail(auth, email)),
    async readCode(code) {
      const { operation, data } = await asIdentityError(checkActionCode(auth, code));
      const read = { purpose: PURPOSES[operation] ?? 'other', email: data.email ?? '' };
      const signInAs = embedded ? ownerOf(read.purpose, data) : null;
      if (!signInAs) return read;
      await auth.authStateReady();
      return auth.currentUser?.email === signInAs ? read : { ...read, signInAs };
    },
    resetPassword: (code, password) => asIdentityError(confirmPasswordReset(auth, code, password)),
    async applyCode(code, reader) {
      if (!embedded) {
        await asIdentityError(applyActionCode(auth, code));
        return {};
      }
      await auth.authStateReady();
      const session = reader === 'session' ? auth.currentUser : null;
      const idToken = session ? await asIdentityError(session.getIdToken()) : undefined;
      return applyEmbeddedCode(auth.app.options.apiKey ?? '', { oobCode: code, idToken });
    },
    methods: () =>
      withUser(async ({ providerData }) => {
        const ids = new Set(providerData.map(({ providerId }) => providerId));
        return { password: ids.has('password'), google: ids.has('google.com') };
      }),
    confirmPassword: (password) =>
      withUser(async (user) => {
        const credential = EmailAuthProvider.credential(user.email ?? '', password);
        await reauthenticateWithCredential(user, credential);
      }),
    confirmGoogle: () =>
      withUser(async (user) => {
        await reauthenticateWithPopup(user, new GoogleAuthProvider());
      }),
    changePassword: (password) => withUser((user) => updatePassword(user, password)),
    sendEmailChange: (email) => withUser((user) => verifyBeforeUpdateEmail(user, email)),
    changeProfile: ({ name, photoUrl }) =>
      withUser((user) => updateProfile(user, { displayName: name, photoURL: photoUrl ?? '' })),
    deleteAccount: () => (embedded ? Promise.resolve() : withUser((user) => deleteUser(user))),
    reload: () =>
      withUser(async (user) => {
        await user.reload();
        await user.getIdToken(true);
      }),
  };
}
