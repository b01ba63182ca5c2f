import { createHash, randomBytes } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import { hasOwner } from '../users/index.ts';
import { insertToken } from './store.ts';

const GOOD_FOR_MS = 24 * 3_600_000;

export const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Makes a link whose holder can sign in and become the first owner; null if there already is one. It is only for the
 * person who runs the server: it is never logged, and the database has only its digest.
 */
export async function makeSetupLink(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  publicUrl: string,
): Promise<string | null> {
  if (await hasOwner(db.orm)) return null;
  const token = randomBytes(32).toString('base64url');
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + GOOD_FOR_MS);
  const row = { tokenHash: digestOf(token), createdAt, expiresAt, usedAt: null, usedBy: null };
  await insertToken(db.orm, row);
  return `${new URL('/setup', publicUrl).href}#${token}`;
}
