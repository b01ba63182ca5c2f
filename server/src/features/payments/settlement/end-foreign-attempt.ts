import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { cardAccount, isForeign } from '../modes/card-account.ts';
import {
  findAttemptByProviderId,
  lockAttemptForUpdate,
  type PaymentAttempt,
} from '../store/attempts.ts';
import type { Source } from '../store/journal.ts';
import { endAttempt } from './end-attempt.ts';

/**
 * Ends an attempt whose mode or provider account isn't the current one. Makes no call, because the provider doesn't
 * know it. Returns true if it was such an attempt.
 */
export async function endIfForeign(
  { clock, db, payments }: AppContext,
  { providerId, source }: { providerId: string; source: Source },
): Promise<boolean> {
  const known = await findAttemptByProviderId(db.orm, providerId);
  if (known === null || !isForeign(known, await cardAccount(payments))) return false;
  if (known.state !== 'open') return true;
  await db.orm.transaction(async (tx) => {
    const attempt = await lockAttemptForUpdate(tx, known.id);
    if (attempt?.state === 'open') await endForeign(tx, attempt, { source, at: clock.now() });
  });
  return true;
}

/** Ends a locked open attempt from another mode or provider account. */
export function endForeign(
  tx: Tx,
  attempt: PaymentAttempt,
  { source, at }: { source: Source; at: Date },
): Promise<void> {
  const detail = 'belongs to another mode or account of the card provider than today’s';
  return endAttempt(tx, attempt, { state: 'failed', source, at, detail });
}
