/** Readable texts for the identity provider's codes (spec §8 names the codes, not the wording). */
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
    'This account is blocked. If you think this is a mistake, please contact us.',
  'auth/network-request-failed':
    'We couldn’t reach the sign-in service. Check your connection and try again.',
  'auth/timeout': 'The sign-in service took too long to respond. Please try again.',
  'auth/popup-blocked':
    'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  'auth/popup-closed-by-user': 'The sign-in window was closed before it finished.',
  'auth/cancelled-popup-request': 'You opened another sign-in window. Please continue there.',
  'auth/account-exists-with-different-credential':
    'This email belongs to an account with another sign-in method. Sign in with that method first.',
  'auth/credential-already-in-use': 'This Google account is linked to another account here.',
  'auth/user-mismatch': 'That isn’t the account you’re signed in with.',
  'auth/multi-factor-auth-required':
    'This account uses two-step verification, which we don’t support yet.',
  'auth/missing-recaptcha-token': 'We couldn’t check that you’re not a robot. Please try again.',
  'auth/requires-recent-login': 'Please sign in again before you make this change.',
  'auth/user-token-expired': 'Your session has ended. Please sign in again.',
  'auth/invalid-user-token': 'Your session has ended. Please sign in again.',
  'auth/user-not-found': 'Your session has ended. Please sign in again.',
  'auth/no-current-user': 'Your session has ended. Please sign in again.',
  'auth/expired-action-code': 'This link has expired. Request a new one.',
  'auth/invalid-action-code':
    'This link has already been used or is incomplete. Request a new one.',
  'auth/operation-not-allowed': 'This sign-in method is disabled.',
  'auth/admin-restricted-operation': 'You can’t create an account right now.',
  'auth/web-storage-unsupported':
    'Your browser blocks storage that sign-in needs. Allow cookies for this site and try again.',
  'auth/unauthorized-domain': 'You can’t sign in from this web address.',
  'auth/unauthorized-continue-uri': 'You can’t sign in from this web address.',
  'auth/operation-not-supported-in-this-environment':
    'Your browser doesn’t support this sign-in method.',
};

/** The code of an identity error, or `''`. */
export function identityCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/**
 * The text for an identity error that has its own; undefined for others, such as a wrong password.
 */
export function identityMessage(error: unknown): string | undefined {
  return TEXT[identityCode(error)];
}

/**
 * The text for an identity error, or `fallback`: the form's own text of spec §8. That also covers a
 * wrong password, so as not to reveal which addresses have an account. Never the SDK's own text.
 */
export function identityErrorText(error: unknown, fallback: string): string {
  return identityMessage(error) ?? fallback;
}
