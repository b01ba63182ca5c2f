import { expect, test } from 'vitest';
import { IdentityError } from '../../session/identity.ts';
import { identityErrorText, identityMessage } from './identity-error-text.ts';

const FALLBACK = 'Invalid email or password. Please try again.';
const refused = (code: string) => new IdentityError(code, `Firebase: Error (${code}).`);

test.each([
  ['[spec §8 Identity: network failure]', 'auth/network-request-failed', /connection/],
  ['[spec §8 Identity: second factor]', 'auth/multi-factor-auth-required', /two-step verification/],
  [
    '[spec §8 Identity: user mismatch]',
    'auth/user-mismatch',
    /isn’t the account you’re signed in with/,
  ],
  ['[spec §8 Identity: unauthorized domain]', 'auth/unauthorized-domain', /can’t sign in from/],
  ['[spec §8 Identity: web storage]', 'auth/web-storage-unsupported', /blocks storage/],
  [
    '[spec §8 Identity: unsupported environment]',
    'auth/operation-not-supported-in-this-environment',
    /doesn’t support/,
  ],
  ['[spec §8 Identity: bot check]', 'auth/missing-recaptcha-token', /not a robot/],
  ['a blocked window', 'auth/popup-blocked', /Allow pop-ups/],
  ['a closed window', 'auth/popup-closed-by-user', /closed before/],
  ['a second window', 'auth/cancelled-popup-request', /another sign-in window/],
  ['too many attempts', 'auth/too-many-requests', /Too many attempts/],
  ['a disabled account', 'auth/user-disabled', /blocked/],
  ['a weak password', 'auth/password-does-not-meet-requirements', /too weak/],
  ['an old sign-in', 'auth/requires-recent-login', /sign in again/],
  ['an expired link', 'auth/expired-action-code', /expired/],
  ['a used link', 'auth/invalid-action-code', /already been used/],
  ['a crowd', 'auth/resource-exhausted', /Too many people/],
])('%s: %s has its own sentence', (_name, code, sentence) => {
  const text = identityErrorText(refused(code), FALLBACK);
  expect(text).toMatch(sentence);
  expect(text).not.toMatch(/firebase|auth\//i);
});

test.each(['auth/invalid-credential', 'auth/wrong-password', 'auth/internal-error', 'auth/x'])(
  "%s gets the form's own text, never the SDK's",
  (code) => {
    expect(identityMessage(refused(code))).toBeUndefined();
    expect(identityErrorText(refused(code), FALLBACK)).toBe(FALLBACK);
  },
);
