import { ConfigError } from '../config/config.ts';
import { unavailability } from '../db/database-errors.ts';
import { reasonOf } from './doctor/finding.ts';
import { secretHider } from './doctor/secrets.ts';
import { KEY_SECRET_REMEDY, keySecretFault } from './key-secret.ts';

/** Why the product didn't start, for the person who has to fix it, without secrets. */
export function startFailure(
  error: unknown,
  env: Readonly<Record<string, string | undefined>>,
): string {
  if (error instanceof ConfigError) return error.message;
  return `Wayfarer did not start: ${secretHider(env)(explain(error, env))}`;
}

function explain(error: unknown, env: Readonly<Record<string, string | undefined>>): string {
  const secret = keySecretFault(error);
  if (secret !== undefined) return `${secret}: ${KEY_SECRET_REMEDY}`;
  const away = unavailability(error);
  if (away === null || !env['DATABASE_URL']?.trim()) return reasonOf(error);
  const reason = reasonOf(away.cause);
  return `PostgreSQL cannot be reached at DATABASE_URL (${reason}); \`npm run doctor\` says more`;
}
