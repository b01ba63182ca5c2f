import type { CancellationAmounts, CancellationReason } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { CANCELLATION_REASON, type ByKind } from '../../db/tables.ts';
import { bundleForAgency } from '../../mails/agency-bundles.ts';
import { notifyAgency } from '../../mails/agency-mails.ts';
import { inItsLanguage } from '../../mails/trips/in-its-language.ts';
import { wordsIn, type Written } from '../../mails/words-in.ts';
import { findBookingEmail } from '../booking-claims/index.ts';
import {
  recordBookingEvent,
  endBooking,
  insertCancellation,
  type BookingRow,
  type CancellationRow,
} from '../booking-records/index.ts';
import { decideRefunds } from '../payments/index.ts';
import type { Situation } from './situation.ts';

/** The decision to cancel: who made it, why, and the refund. */
export interface Decision {
  by: { kind: Extract<ByKind, 'traveller' | 'staff'>; userId: string | null };
  reasonCode: CancellationReason;
  reasonText: string;
  /** The time of the decision and the rule that was applied. */
  evaluatedAt: Date;
  percent: number;
  byException: boolean;
  amounts: CancellationAmounts;
  /** True if the traveler gets an email. */
  tell: boolean;
}

export interface Canceled {
  cancellation: CancellationRow;
  /** The refunds to execute after the commit; none if nothing is refunded to a card, or if the refund has to wait. */
  refundIds: readonly string[];
}

/**
 * Ends a locked booking and writes the consequences: the refund, the timeline and the emails. The card provider is
 * called only after the commit.
 */
export async function writeCancellation(
  context: AppContext,
  tx: Tx,
  of: Situation,
  decision: Decision,
): Promise<Canceled> {
  const { booking, card } = of;
  const { amounts, by, percent } = decision;
  const now = context.clock.now();
  const cancellation = rowOf(context, of, decision, now);
  const refundIds =
    cancellation.refundState === 'decided'
      ? await decideRefunds(context, tx, card.rows, {
          amount: amounts.toCard,
          kind: 'cancellation',
          reason: `${CANCELLATION_REASON}${cancellation.id}`,
          by: {
            source: 'booking',
            requestedBy: by.kind === 'staff' ? by.userId : null,
            detail: `its booking is canceled; ${percent}% goes back`,
          },
        })
      : [];
  await insertCancellation(tx, cancellation);
  await endBooking(tx, booking, now);
  await recordBookingEvent(context, tx, {
    bookingId: booking.id,
    kind: 'cancelled',
    by,
    detail: { reason: decision.reasonCode, refund: amounts.refund, kept: amounts.kept },
  });
  const to = decision.tell ? await findBookingEmail(tx, booking) : null;
  if (to !== null) {
    const ended = { ...booking, revision: booking.revision + 1, updatedAt: now };
    const words = wordsIn(context.config, booking.language);
    const told = await inItsLanguage(tx, words, { ...ended, state: 'cancelled' as const });
    const mail = words.write.canceledMail(
      words.publicUrl,
      to,
      { ...of, booking: told },
      cancellation,
    );
    await context.mail.enqueue(tx, mail);
  } else if (decision.tell && by.kind === 'staff' && booking.travelPhone !== '') {
    await tellToCall(context, tx, booking);
  }
  if (by.kind === 'traveller' || amounts.toCounter > 0)
    await tellAgency(context, tx, booking, cancellation);
  return { cancellation, refundIds };
}

function rowOf(
  context: AppContext,
  { booking, card, exception, money, terms }: Situation,
  { amounts, by, byException, evaluatedAt, percent, reasonCode, reasonText }: Decision,
  at: Date,
): CancellationRow {
  const decided = card.disputed ? 'held_by_dispute' : 'decided';
  return {
    id: context.newId(),
    bookingId: booking.id,
    at,
    reinstatedAt: null,
    byKind: by.kind,
    byUserId: by.userId,
    byName: null, // written by the database
    reasonCode,
    reasonText,
    policyId: booking.policyId,
    exceptionId: byException && exception !== null ? exception.id : null,
    refundPercent: percent,
    basis: terms.basis,
    evaluatedAt,
    currency: booking.currency,
    total: money.total,
    taken: money.taken,
    backBefore: money.back,
    refundCard: amounts.toCard,
    refundCounter: amounts.toCounter,
    kept: amounts.kept,
    lapsed: amounts.lapsed,
    refundState: amounts.toCard > 0 ? decided : 'none',
  };
}

/** Notifies the agency of a customer who can't be emailed about the canceled trip and has to be called. */
function tellToCall(context: AppContext, tx: Tx, booking: BookingRow): Promise<void> {
  const about = { bundle: 'bookings', subjectId: booking.id } as const;
  const { publicUrl } = context.config.http;
  return bundleForAgency(context, tx, about, (write) => write.callNotice(publicUrl, booking));
}

/**
 * Notifies the agency that a traveler has canceled or that cash has to be returned. Trips without payments are combined
 * in one email.
 */
function tellAgency(
  context: AppContext,
  tx: Tx,
  booking: BookingRow,
  row: CancellationRow,
): Promise<void> {
  const about = { bundle: 'bookings', subjectId: booking.id } as const;
  const noticeIn = (write: Written) => write.canceledNotice(booking, row);
  return row.taken === 0
    ? bundleForAgency(context, tx, about, noticeIn)
    : notifyAgency(context, tx, noticeIn);
}
