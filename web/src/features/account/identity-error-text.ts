/** Plain words for the identity provider's codes (spec §8 names the codes, not their wording). */
const TEXT: Readonly<Partial<Record<string, string>>> = {
  'auth/email-already-in-use': 'An account with this email already exists. Try signing in.',
  'auth/invalid-email': 'Invalid email format',
  'auth/missing-email': 'Email is required',
  'auth/missing-password': 'Password is required',
  'auth/weak-password': 'Password must be at least 6 characters',
  'auth/password-does-not-meet-requirements':
    'This password is too weak. It needs at least 6 characters with a lowercase letter, an uppercase letter, a digit and a special character, and it must not be a common password.',
  'auth/too-many-requests': 'Too many attempts. Please wait a few minutes and try again.',
  'auth/resource-exhausted': 'Too many people are signing in right now. Please try again shortly.',
  'auth/user-disabled':
    'This account is blocked. Please write to us if you think this is a mistake.',
  'auth/network-request-failed':
    'We could not reach the sign-in service. Check your connection and try again.',
  'auth/timeout': 'The sign-in service took too long to answer. Please try again.',
  'auth/popup-blocked':
    'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  'auth/popup-closed-by-user': 'The sign-in window was closed before it finished.',
  'auth/cancelled-popup-request': 'Another sign-in window was opened in the meantime.',
  'auth/account-exists-with-different-credential':
    'This email belongs to an account with another sign-in method. Use that one first.',
  'auth/credential-already-in-use': 'This Google account belongs to another account here.',
  'auth/user-mismatch': 'That is not the account you are signed in with.',
  'auth/multi-factor-auth-required':
    'This account requires a second factor, which we do not support yet.',
  'auth/missing-recaptcha-token':
    'The check that you are not a robot did not finish. Please try again.',
  'auth/requires-recent-login': 'Please sign in again before you make this change.',
  'auth/user-token-expired': 'Your session has ended. Please sign in again.',
  'auth/invalid-user-token': 'Your session has ended. Please sign in again.',
  'auth/user-not-found': 'Your session has ended. Please sign in again.',
  'auth/no-current-user': 'Your session has ended. Please sign in again.',
  'auth/expired-action-code': 'This link has expired. Request a new one.',
  'auth/invalid-action-code':
    'This link has already been used or is incomplete. Request a new one.',
  'auth/operation-not-allowed': 'This sign-in method is disabled.',
  'auth/admin-restricted-operation': 'New accounts cannot be created at the moment.',
  'auth/web-storage-unsupported':
    'Your browser blocks the storage that signing in needs. Allow cookies for this site.',
  'auth/unauthorized-domain': 'Signing in is not allowed from this address.',
  'auth/unauthorized-continue-uri': 'Signing in is not allowed from this address.',
  'auth/operation-not-supported-in-this-environment':
    'Your browser does not support this sign-in method.',
};

/** The code of a refusal, `''` where there is none. */
export function identityCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Words for a refusal that has its own; undefined for others, a wrong password for one. */
export function identityMessage(error: unknown): string | undefined {
  return TEXT[identityCode(error)];
}

/**
 * Words for a refusal, or `fallback`: the form's own text of spec §8, which also covers a wrong
 * password, so as not to reveal which addresses have an account. Never the SDK's own text.
 */
export function identityErrorText(error: unknown, fallback: string): string {
  return identityMessage(error) ?? fallback;
}
