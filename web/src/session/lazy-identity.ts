import { loadScript } from '../lib/scripts/load-script.ts';
import { reportMissingScript } from '../lib/scripts/report-missing-script.ts';
import { type IdentityClient, type IdentityConfig, IdentityError } from './identity.ts';

/**
 * Loads the provider's SDK (34 KB) with the first call, after the first paint, and calls `onOpen`. If it can't be
 * loaded, shows a notice and treats the visitor as signed out until the page is reloaded.
 */
export function lazyIdentity(config: IdentityConfig, onOpen?: () => void): IdentityClient {
  let opening: Promise<IdentityClient> | undefined;
  const open = () => {
    opening ??= loadScript(() => import('./firebase-identity.ts'))
      .then(({ openFirebaseIdentity }) => {
        const client = openFirebaseIdentity(config);
        onOpen?.();
        return client;
      })
      .catch((error: unknown) => {
        opening = undefined;
        reportMissingScript();
        throw new IdentityError(
          'auth/network-request-failed',
          error instanceof Error ? error.message : String(error),
        );
      });
    return opening;
  };
  return {
    onUser: async (listener) => (await open()).onUser(listener),
    token: async (options) => (await open()).token(options),
    signIn: async (email, password) => (await open()).signIn(email, password),
    signUp: async (account) => (await open()).signUp(account),
    signInWithGoogle: async () => (await open()).signInWithGoogle(),
    signOut: async (farewell) => (await open()).signOut(farewell),
    sendVerification: async () => (await open()).sendVerification(),
    sendPasswordReset: async (email) => (await open()).sendPasswordReset(email),
    readCode: async (code) => (await open()).readCode(code),
    resetPassword: async (code, password) => (await open()).resetPassword(code, password),
    applyCode: async (code, reader) => (await open()).applyCode(code, reader),
    methods: async () => (await open()).methods(),
    confirmPassword: async (password) => (await open()).confirmPassword(password),
    confirmGoogle: async () => (await open()).confirmGoogle(),
    changePassword: async (password) => (await open()).changePassword(password),
    sendEmailChange: async (email) => (await open()).sendEmailChange(email),
    changeProfile: async (profile) => (await open()).changeProfile(profile),
    deleteAccount: async () => (await open()).deleteAccount(),
    reload: async () => (await open()).reload(),
  };
}
