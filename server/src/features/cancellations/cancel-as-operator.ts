import {
  isWithinRefundLimit,
  may,
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
import { assertFreshSignIn } from '../../fresh-sign-in.ts';
import { ProblemError } from '../../problem-error.ts';
import { getBookingForStaff } from '../bookings/index.ts';
import { assertStands, executeRefund, withoutOpenPayment } from '../payments/index.ts';
import { changed } from './cancel-booking.ts';
import { cancellationOf } from './cancellation-of.ts';
import { figuresAt, lockSituation, refundPromise, type Situation } from './situation.ts';
import { writeCancellation, type Decision } from './write-cancellation.ts';

type Input = ParsedInputOf<typeof endpoint>['body'];

/**
 * Cancels a booking for the agency. Another refund than by the policy or in full is for who may refund, shortly
 * after signing in, and within their limit. Throws `forbidden`, `sign_in_again`, and as `cancelForAgency`.
 */
export async function cancelAsOperator(
  context: UserContext,
  id: string,
  input: Input,
): Promise<Cancellation> {
  if (input.refund !== 'policy' && input.refund !== 'full') assertMayRefund(context);
  await cancelForAgency(context, id, {
    ...input,
    byUserId: context.actor.uid,
    alongside: async (tx, decision, of) => {
      if (typeof input.refund === 'object') assertWithinLimit(context, of, decision);
      await recordAct(context, tx, 'booking_cancelled', id, {
        reason: input.reasonCode,
        refund: decision.amounts.refund,
      });
    },
  });
  return cancellationOf(await getBookingForStaff(context, id));
}

function assertMayRefund(context: UserContext): void {
  const { staff } = context.actor;
  if (staff === null || !may(staff.role, staff.extra, 'money.refund')) {
    throw new ProblemError('forbidden', 'You may cancel by the policy or in full only.');
  }
  assertFreshSignIn(context, context.actor);
}

/** Members may give back beyond the policy up to their limit; owners have none. */
function assertWithinLimit(
  { actor: { staff }, clock }: UserContext,
  of: Situation,
  { amounts }: Figured,
): void {
  const beyond = amounts.refund - figuresAt(of, clock.now()).amounts.refund;
  if (staff !== null && isWithinRefundLimit(staff, beyond)) return;
  throw new ProblemError('forbidden', 'This is more than you may give back beyond the policy.');
}

/** A cancellation that a member of staff has decided on. */
interface ForAgency {
  byUserId: string | null;
  /** Null: whatever was changed meanwhile. */
  revision: number | null;
  refund: OperatorRefund;
  reasonCode: CancellationReason;
  message: string;
  tell: boolean;
  /** What is written down with it, in its transaction. */
  alongside(tx: Tx, decision: Figured, of: Situation): Promise<void>;
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
  const promise = await refundPromise(context);
  const { refundId } = await withoutOpenPayment(context, id, {
    check: async (_, booking) => {
      assertStands(booking);
    },
    work: async (tx, booking) => {
      const of = await lockSituation(context, tx, booking, promise);
      const now = context.clock.now();
      if (revision !== null && booking.revision !== revision) throw changed(of, now);
      const decision = decide(of, refund, now);
      await alongside(tx, decision, of);
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
