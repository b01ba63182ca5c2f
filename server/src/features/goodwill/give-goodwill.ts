import { formatMoney, goodwillLeft, goodwillRefusal } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem-error.ts';
import type { Grant } from './grant.ts';
import { goodwillTotal, writeGoodwill, type GoodwillKey } from './store.ts';

interface Goodwill extends GoodwillKey {
  booking: { id: string; currency: string };
  /** In minor units; what the policy gives is no part of it. */
  beyond: number;
  /** The agency calls the trip off: the contract's `isCalledOff`. */
  calledOff?: boolean;
  /** Of the request, what a refusal is about, where it is one field. */
  field?: string;
}

/**
 * Lets an act give back beyond the policy, and writes it down: what is given of a booking counts together, whoever
 * gives it. Call it under the lock of the booking, with whatever it gives already decided in the transaction.
 * Throws `forbidden` without the permission or above the limit, `sign_in_again`.
 */
export async function giveGoodwill(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Tx,
  grant: Grant,
  { act, actId, beyond, booking, calledOff = false, field }: Goodwill,
): Promise<void> {
  if (beyond > 0) {
    const situation = { before: await goodwillTotal(tx, booking.id, { act, actId }), calledOff };
    const refusal = goodwillRefusal(grant.rights, { ...situation, beyond });
    if (refusal !== null) {
      const text = refusalText(refusal, {
        beyond,
        currency: booking.currency,
        left: goodwillLeft(grant.rights, situation),
      });
      throw new ProblemError('forbidden', text, field === undefined ? {} : { field });
    }
    grant.assertFresh();
  } else if (act !== 'refund') return;
  const { limit, mayCallOff } = grant.rights;
  const unlimited = limit === Infinity || (calledOff && mayCallOff);
  await writeGoodwill(tx, {
    act,
    actId,
    bookingId: booking.id,
    at: clock.now(),
    amount: Math.max(0, beyond),
    currency: booking.currency,
    limit: unlimited ? null : limit,
  });
}

function refusalText(
  refusal: 'not_permitted' | 'above_limit',
  { beyond, currency, left }: { beyond: number; currency: string; left: number },
): string {
  const gives = `This gives back ${formatMoney(beyond, currency)} more than the cancellation terms do.`;
  return refusal === 'not_permitted'
    ? `${gives} Ask a colleague who may refund beyond them.`
    : `${gives} For this trip you may give back ${formatMoney(left, currency)} more than they do.`;
}
