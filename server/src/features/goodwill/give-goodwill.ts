import { formatMoney, goodwillLeft, goodwillRefusal } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem-error.ts';
import type { Grant } from './grant.ts';
import { goodwillTotal, writeGoodwill, type GoodwillKey } from './store.ts';

interface Goodwill extends GoodwillKey {
  booking: { id: string; currency: string };
  /** The part of a refund that exceeds the policy's refund, in minor units. */
  beyond: number;
  /** True if the agency calls off the trip: the contract's `isCalledOff`. */
  calledOff?: boolean;
  /** The field of the request to name in a refusal. */
  field?: string;
}

/**
 * Allows a refund beyond the policy and records it. All goodwill for a booking counts together, no matter who gave it.
 * Call it under the lock of the booking, after deciding the refund in the same transaction. Throws `forbidden` without
 * the permission or above the limit, `sign_in_again`.
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
  const gives = `This refunds ${formatMoney(beyond, currency)} more than the cancellation terms allow.`;
  return refusal === 'not_permitted'
    ? `${gives} Ask a colleague who can refund beyond the terms.`
    : `${gives} For this trip, you can refund up to ${formatMoney(left, currency)} beyond the terms.`;
}
