import {
  isCalledOff,
  minorStep,
  splitRefund,
  type Cancellation,
  type CancellationReason,
  type OperatorRefund,
  type BodyOf,
} from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { assertStands } from '../booking-records/index.ts';
import { getBookingForStaff } from '../bookings/index.ts';
import { giveGoodwill, grantOf, type Grant } from '../goodwill/index.ts';
import { executeRefund, withoutOpenPayment } from '../payments/index.ts';
import { changed } from './cancel-booking.ts';
import { cancellationOf } from './cancellation-of.ts';
import {
  figuresAt,
  hasStarted,
  lockSituation,
  refundPromise,
  type Situation,
} from './situation.ts';
import { writeCancellation, type Decision } from './write-cancellation.ts';

/**
 * Cancels a booking for the agency. A refund that differs from the policy's requires the permission to refund and a
 * recent sign-in; a larger one also counts against the person's limit. Throws `forbidden`, `sign_in_again`, and
 * everything that `cancelForAgency` throws.
 */
export async function cancelAsOperator(
  context: UserContext,
  id: string,
  input: BodyOf<'cancelBookingAsOperator'>,
): Promise<Cancellation> {
  await cancelForAgency(context, id, {
    ...input,
    byUserId: context.actor.uid,
    grant: grantOf(context),
    alongside: async (tx, { amounts: { refund } }) => {
      const { reasonCode: reason } = input;
      await recordAct(context, tx, 'booking_cancelled', id, { reason, refund });
    },
  });
  return cancellationOf(await getBookingForStaff(context, id));
}

/** A cancellation by staff. */
interface ForAgency {
  byUserId: string | null;
  /** The right to refund a different amount than the policy. */
  grant: Grant;
  /** The revision that was read; null to cancel even if the booking has changed. */
  revision: number | null;
  refund: OperatorRefund;
  reasonCode: CancellationReason;
  message: string;
  tell: boolean;
  /** Writes related rows in the transaction of the cancellation. */
  alongside(tx: Tx, decision: Figured): Promise<void>;
}

/**
 * Cancels a booking and refunds the policy's amount, everything that is left, nothing, or a given amount. Throws
 * `not_found`, `booking_cancelled`, `booking_expired`, `cancellation_changed`, `money_unclear`, `payment_in_progress`,
 * `payment_mismatch`, `provider_unavailable`, and `forbidden` or `sign_in_again` if the grant doesn't allow it.
 */
export async function cancelForAgency(
  context: AppContext,
  id: string,
  { alongside, byUserId, grant, message, reasonCode, refund, revision, tell }: ForAgency,
): Promise<void> {
  const promise = await refundPromise(context);
  const { refundIds } = await withoutOpenPayment(context, id, {
    check: async (_, booking) => {
      assertStands(booking);
    },
    work: async (tx, booking) => {
      const of = await lockSituation(context, tx, booking, promise);
      const now = context.clock.now();
      if (revision !== null && booking.revision !== revision) throw changed(of, now);
      const decision = decide(of, refund, now);
      const beyond = decision.amounts.refund - figuresAt(of, now).amounts.refund;
      if (beyond < 0) assertMayKeep(grant);
      await alongside(tx, decision);
      const by = { kind: 'staff', userId: byUserId } as const;
      const why = { reasonCode, reasonText: message };
      const written = await writeCancellation(context, tx, of, { by, ...why, ...decision, tell });
      await giveGoodwill(context, tx, grant, {
        act: 'cancellation',
        actId: written.cancellation.id,
        booking,
        beyond,
        calledOff: isCalledOff({
          hasBegun: hasStarted(of, now),
          isFull: refund === 'full',
          reason: reasonCode,
        }),
        field: 'refund',
      });
      return written;
    },
  });
  for (const refundId of refundIds) await executeRefund(context, refundId);
}

/** Throws unless the person may refund less than the policy requires. */
function assertMayKeep({ assertFresh, rights }: Grant): void {
  if (!rights.mayRefund) {
    const text = 'You can only cancel with the refund in the cancellation terms.';
    throw new ProblemError('forbidden', text, { field: 'refund' });
  }
  assertFresh();
}

type Figured = Pick<Decision, 'amounts' | 'byException' | 'evaluatedAt' | 'percent'>;

function decide(of: Situation, refund: OperatorRefund, now: Date): Figured {
  const { booking, money } = of;
  if (refund === 'policy') {
    const { amounts, byException, percent } = figuresAt(of, now);
    return { amounts, byException, evaluatedAt: now, percent };
  }
  const left = money.taken - money.back;
  const wanted = refund === 'full' ? left : refund === 'none' ? 0 : refund.amount;
  if (wanted > left) {
    const text = "That's more than what's left of the payments.";
    throw new ProblemError('payment_mismatch', text, { field: 'refund' });
  }
  return {
    amounts: splitRefund(money, { wanted, step: minorStep(booking.currency) }),
    byException: false,
    evaluatedAt: now,
    percent: money.taken === 0 ? 0 : Math.floor((wanted * 100) / money.taken),
  };
}
