import {
  may,
  PAPER_LIMITS,
  type PapersWhen,
  type TripDocument,
  type TripDocuments,
} from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../../context.ts';
import { notFound } from '../../../problem-error.ts';
import { findBooking, type BookingRow } from '../../booking-records/index.ts';
import { coverable, sumOf } from '../issuing/plan-papers.ts';
import { readPaperRules } from '../issuing/paper-rules.ts';
import { listIssued, type Issued } from '../store/documents.ts';
import { findWishes, isAsked, isDue, type Wishes } from '../store/due.ts';
import { listUncovered, type Uncovered } from '../store/movements.ts';

/** The documents of a trip, for its traveler or staff who see money. Throws `not_found`. */
export async function listTripDocuments(context: UserContext, id: string): Promise<TripDocuments> {
  return documentsOf(context, await readableBooking(context, id));
}

/** A booking whose documents the caller may see. Throws `not_found`. */
export async function readableBooking({ actor, db }: UserContext, id: string): Promise<BookingRow> {
  const booking = await findBooking(db.orm, id);
  if (booking === null || !isOfCaller(actor, booking)) throw notFound('trip');
  return booking;
}

export const isOfCaller = (
  { staff, uid }: UserContext['actor'],
  booking: Pick<BookingRow, 'uid'>,
): boolean => booking.uid === uid || (staff !== null && may(staff.role, staff.extra, 'money.read'));

export async function documentsOf(
  context: AppContext,
  booking: BookingRow,
): Promise<TripDocuments> {
  const { db, payments } = context;
  const rules = await readPaperRules(context);
  const issued = await listIssued(db.orm, booking.id);
  const wishes = await findWishes(db.orm, booking.id);
  const uncovered = await listUncovered(db.orm, booking.id, payments.livemode);
  const asked = isAsked(wishes);
  const { sinceInstant: since, when } = rules;
  const due = coverable(uncovered, { asked, issued, since, when });
  const waits = when === 'finished' && !asked && issued.length === 0;
  const making = !waits && sumOf(due) !== 0;
  const next = nextOf({ issued, making, uncovered, when, wishes });
  return {
    documents: issued.map((row) => presentDocument(row, issued)),
    making: making || (wishes !== null && (await isDue(db.orm, booking.id))),
    next,
    mayName: (issued.length > 0 || next === 'ask') && (wishes?.asks ?? 0) < PAPER_LIMITS.asks,
    company: wishes?.company ? { ...wishes.company, company: wishes.company.name } : null,
  };
}

function nextOf({
  issued,
  making,
  uncovered,
  when,
  wishes,
}: {
  issued: readonly Issued[];
  making: boolean;
  uncovered: readonly Uncovered[];
  when: PapersWhen;
  wishes: Wishes | null;
}): TripDocuments['next'] {
  if (making || isAsked(wishes)) return 'itself';
  if (sumOf(uncovered) > 0) return 'ask';
  return when !== 'asked' || issued.length > 0 ? 'itself' : 'none';
}

function presentDocument(row: Issued, issued: readonly Issued[]): TripDocument {
  const { buyer, currency, id, issuedOn, kind, number, total } = row;
  const refersTo = issued.find((one) => one.id === row.refersTo)?.number ?? null;
  const signed = kind === 'invoice' ? total : -total;
  return { _id: id, number, kind, issuedOn, total: signed, currency, buyer: buyer.name, refersTo };
}
