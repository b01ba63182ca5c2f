import {
  minorStep,
  splitRefund,
  type Cancellation,
  type CancellationReason,
  type cancelBookingAsOperator as endpoint,
  type OperatorRefund,
  type ParsedInputOf,
} from '@wayfarer/contract';
import { recordAct } from '../../audit.ts';
import type { AppContext, UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { ProblemError } from '../../problem-error.ts';
import { bookingEnded, executeRefund, withoutOpenPayment } from '../payments/index.ts';
import { changed } from './cancel-booking.ts';
import { findCancellation } from './find-cancellation.ts';
import { figuresAt, lockSituation, type Situation } from './situation.ts';
import { writeCancellation, type Decision } from './write-cancellation.ts';

type Input = ParsedInputOf<typeof endpoint>['body'];

/** Cancels a booking for the agency. Throws as `cancelForAgency`. */
export async function cancelAsOperator(
  context: UserContext,
  id: string,
  input: Input,
): Promise<Cancellation> {
  await cancelForAgency(context, id, {
    ...input,
    byUserId: context.actor.uid,
    alongside: (tx, decision) =>
      recordAct(context, tx, {
        byUserId: context.actor.uid,
        action: 'booking_cancelled',
        subjectId: id,
        detail: { reason: input.reasonCode, refund: decision.amounts.refund },
      }),
  });
  return findCancellation(context, id);
}

/** A cancellation that somebody of the agency has decided on. */
interface ForAgency {
  byUserId: string | null;
  /** Null: whatever was changed meanwhile. */
  revision: number | null;
  refund: OperatorRefund;
  reasonCode: CancellationReason;
  message: string;
  tell: boolean;
  /** What is written down with it, in its transaction. */
  alongside(tx: Tx, decision: Figured): Promise<void>;
}

/**
 * Cancels a booking by the policy, for everything that is left, for nothing, or for an amount. Throws
 * `not_found`, `booking_cancelled`, `booking_expired`, `cancellation_changed`, `payment_in_progress`,
 * `payment_mismatch`, `provider_unavailable`.
 */
export async function cancelForAgency(
  context: AppContext,
  id: string,
  { alongside, byUserId, message, reasonCode, refund, revision, tell }: ForAgency,
): Promise<void> {
  const { refundId } = await withoutOpenPayment(context, id, {
    check: async (_, booking) => {
      if (booking.state === 'cancelled' || booking.state === 'expired') throw bookingEnded(booking);
    },
    work: async (tx, booking) => {
      const of = await lockSituation(context, tx, booking);
      const now = context.clock.now();
      if (revision !== null && booking.revision !== revision) throw changed(of, now);
      const decision = decide(of, refund, now);
      await alongside(tx, decision);
      const by = { kind: 'staff', userId: byUserId } as const;
      const why = { reasonCode, reasonText: message };
      return writeCancellation(context, tx, of, { by, ...why, ...decision, tell });
    },
  });
  if (refundId !== null) await executeRefund(context, refundId);
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
    const text = 'That is more than what is left of what was paid.';
    throw new ProblemError('payment_mismatch', text, { field: 'refund' });
  }
  return {
    amounts: splitRefund(money, { wanted, step: minorStep(booking.currency) }),
    byException: false,
    evaluatedAt: now,
    percent: money.taken === 0 ? 0 : Math.floor((wanted * 100) / money.taken),
  };
}
