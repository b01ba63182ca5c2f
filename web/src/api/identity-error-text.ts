/** Plain words for the provider's codes (spec §8 names the codes, not their wording). */
const TEXT: Readonly<Record<string, string>> = {
  'auth/email-already-in-use': 'An account with this e-mail exists already. Try signing in.',
  'auth/invalid-email': 'Invalid email format',
  'auth/weak-password': 'Password must be at least 6 characters',
  'auth/password-does-not-meet-requirements':
    'The password needs a lowercase letter, an uppercase letter, a digit and a special character.',
  'auth/too-many-requests': 'Too many attempts. Please wait a moment and try again.',
  'auth/user-disabled': 'This account has been disabled.',
  'auth/network-request-failed': 'Network problem. Check your connection and try again.',
  'auth/popup-blocked': 'Your browser blocked the sign-in window. Allow pop-ups and try again.',
  'auth/popup-closed-by-user': 'The sign-in window was closed before it finished.',
  'auth/cancelled-popup-request': 'Another sign-in window was opened.',
  'auth/multi-factor-auth-required': 'This account needs a second factor, which is not supported.',
  'auth/account-exists-with-different-credential':
    'This e-mail belongs to an account with another way to sign in.',
  'auth/web-storage-unsupported': 'Your browser blocks the storage that signing in needs.',
  'auth/unauthorized-domain': 'Signing in is not allowed from this address.',
  'auth/operation-not-supported-in-this-environment': 'Your browser does not support this sign-in.',
};

/**
 * Words for a refused sign-in or registration, or `fallback`: the form's own text of spec §8, which
 * also covers a wrong password, so that nobody learns which addresses have an account.
 */
export function identityErrorText(error: unknown, fallback: string): string {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return TEXT[code] ?? fallback;
}
