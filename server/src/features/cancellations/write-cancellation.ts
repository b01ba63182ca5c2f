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
import { returnGifts, sumOfReturns } from '../counter-payments/index.ts';
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
  // a millisecond later, because the cancellation has already counted this money as its refund
  const after = new Date(now.getTime() + 1);
  const ended = {
    ...booking,
    state: 'cancelled',
    revision: booking.revision + 1,
    updatedAt: now,
  } as const;
  const gifts = await returnGifts(context, tx, ended, {
    most: amounts.toCounter,
    at: after,
    who: by,
  });
  await recordBookingEvent(context, tx, {
    bookingId: booking.id,
    kind: 'cancelled',
    by,
    detail: { reason: decision.reasonCode, refund: amounts.refund, kept: amounts.kept },
  });
  const to = decision.tell ? await findBookingEmail(tx, booking) : null;
  if (to !== null) {
    const words = wordsIn(context.config, booking.language);
    const told = await inItsLanguage(tx, words, ended);
    const mail = words.write.canceledMail(
      words.publicUrl,
      to,
      { ...of, booking: told, gifts },
      cancellation,
    );
    await context.mail.enqueue(tx, mail);
  } else if (decision.tell && by.kind === 'staff' && booking.travelPhone !== '') {
    await tellToCall(context, tx, booking);
  }
  const inPerson = amounts.toCounter - sumOfReturns(gifts);
  if (by.kind === 'traveller' || inPerson > 0) {
    await tellAgency(context, tx, booking, { row: cancellation, inPerson });
  }
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
  { inPerson, row }: { row: CancellationRow; inPerson: number },
): Promise<void> {
  const about = { bundle: 'bookings', subjectId: booking.id } as const;
  const noticeIn = (write: Written) => write.canceledNotice(booking, row, inPerson);
  return row.taken === 0
    ? bundleForAgency(context, tx, about, noticeIn)
    : notifyAgency(context, tx, noticeIn);
}
