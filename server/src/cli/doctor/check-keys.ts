import { checkStoredKeys } from '@wayfarer/identity';
import type { Config } from '../../config/config.ts';
import type { SqlDatabase } from '../../db/database.ts';
import type { AppliedMigration } from '../../db/upgrade/migrate.ts';
import { KEY_SECRET_REMEDY, keySecretFault } from '../key-secret.ts';
import { ok, reasonOf, wrong, type Finding } from './finding.ts';

/**
 * Checks that APP_SECRET can decrypt the signing keys. In a restored database, they may be encrypted with another
 * secret.
 */
export async function checkKeys(
  db: SqlDatabase,
  applied: readonly AppliedMigration[] | null,
  { identity }: Config,
): Promise<Finding[]> {
  const none = !applied?.some(({ component }) => component === 'identity');
  if (identity.kind === 'firebase' || none) return [];
  const { keySecret } = identity;
  try {
    await checkStoredKeys({ db, ...(keySecret !== undefined && { keySecret }) });
    return [ok('signing keys', 'can be used')];
  } catch (error) {
    return [wrong('signing keys', keySecretFault(error) ?? reasonOf(error), KEY_SECRET_REMEDY)];
  }
}
