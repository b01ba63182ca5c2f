import { KeySecretError } from '@wayfarer/identity';

/** Explains why APP_SECRET doesn't fit the stored signing keys; undefined for any other error. */
export function keySecretFault(error: unknown): string | undefined {
  if (!(error instanceof KeySecretError)) return undefined;
  return error.secret === 'wrong'
    ? 'APP_SECRET does not decrypt the signing keys in the database'
    : 'the signing keys in the database are encrypted, and APP_SECRET is not set';
}

export const KEY_SECRET_REMEDY =
  'set APP_SECRET to the value that this database was used with (if it was leaked or lost: npm run keys:rotate -- --new-secret)';
