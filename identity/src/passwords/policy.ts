import { readText, type Body } from '../protocol/fields.ts';
import { ProtocolError } from '../protocol/protocol-error.ts';
import { isCommonPassword } from './common-passwords.ts';

const MIN_LENGTH = 6;
/** The maximum length, far longer than any passphrase. argon2id reads every byte, so nothing is truncated. */
const MAX_LENGTH = 4096;

/** The characters that count as symbols, on the server and (through /v2/passwordPolicy) in the SDK. */
const SYMBOLS: readonly string[] = Array.from('^$*.[]{}()?"!@#%&/\\,><\':;|_~');

const RULES: readonly { broken: (password: string) => boolean; text: string }[] = [
  {
    broken: (password) => password.length < MIN_LENGTH,
    text: `Password must contain at least ${MIN_LENGTH} characters`,
  },
  {
    broken: (password) => password.length > MAX_LENGTH,
    text: `Password may contain at most ${MAX_LENGTH} characters`,
  },
  {
    broken: (password) => !/[a-z]/.test(password),
    text: 'Password must contain a lower case character',
  },
  {
    broken: (password) => !/[A-Z]/.test(password),
    text: 'Password must contain an upper case character',
  },
  {
    broken: (password) => !/[0-9]/.test(password),
    text: 'Password must contain a numeric character',
  },
  {
    broken: (password) => !SYMBOLS.some((symbol) => password.includes(symbol)),
    text: 'Password must contain a non-alphanumeric character',
  },
  {
    broken: isCommonPassword,
    text: 'Password must not be one of the most common passwords',
  },
];

/**
 * Reads a new password from a request.
 * Errors: MISSING_PASSWORD, INVALID_PASSWORD (not storable text), PASSWORD_DOES_NOT_MEET_REQUIREMENTS
 * with the list of broken rules.
 */
export function requireNewPassword(body: Body, key: string): string {
  const password = requirePassword(body, key);
  const missing = RULES.filter((rule) => rule.broken(password)).map((rule) => rule.text);
  if (missing.length > 0) {
    throw new ProtocolError(
      `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${missing.join(', ')}]`,
    );
  }
  return password;
}

/** Reads a password to check, which may be older than the current policy. */
export function requirePassword(body: Body, key: string): string {
  // the policy reports a password that is too long; the body limit bounds the rest
  const password = readText(body, key, 'INVALID_PASSWORD', Number.MAX_SAFE_INTEGER);
  if (!password) throw new ProtocolError('MISSING_PASSWORD');
  return password;
}

/** The response of GET /v2/passwordPolicy; the SDK insists on schemaVersion 1. */
export function passwordPolicyAnswer(): Record<string, unknown> {
  return {
    customStrengthOptions: {
      minPasswordLength: MIN_LENGTH,
      maxPasswordLength: MAX_LENGTH,
      containsLowercaseCharacter: true,
      containsUppercaseCharacter: true,
      containsNumericCharacter: true,
      containsNonAlphanumericCharacter: true,
    },
    allowedNonAlphanumericCharacters: SYMBOLS,
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  };
}
