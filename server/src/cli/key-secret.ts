import { KeySecretError } from '@wayfarer/identity';

/** What is wrong with APP_SECRET, where an error says that it does not fit the stored signing keys. */
export function keySecretFault(error: unknown): string | undefined {
  if (!(error instanceof KeySecretError)) return undefined;
  return error.secret === 'wrong'
    ? 'APP_SECRET does not open the signing keys in the database'
    : 'the signing keys in the database are encrypted, and APP_SECRET is not set';
}

export const KEY_SECRET_REMEDY =
  'set APP_SECRET to the value that this database was used with (was that one leaked or lost: npm run keys:rotate -- --new-secret)';
