import {
  hasEnded,
  may,
  payableLeft,
  type BookingRecord,
  type Permission,
} from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { agencyDay } from '../settings/index.ts';
import { localDay } from '../../lib/local-time.ts';
import { zoneOfTrip } from '../../lib/time-zones.ts';
import { hasGuestLink, linkUntil } from '../../mails/trips/guest-link.ts';
import { notFound } from '../../problem-error.ts';
import { findClaimEmail } from '../booking-claims/index.ts';
import { findBooking, type BookingRow, listEvents } from '../booking-records/index.ts';
import { getBookingForStaff } from '../bookings/index.ts';
import { presentCounterPayment, listCounterPayments } from '../counter-payments/index.ts';
import { listPaymentLinks } from '../payment-links/index.ts';
import { isChargeable, listPaymentsOfBooking, owedOf } from '../payments/index.ts';
import { previewOf } from '../cancellations/index.ts';
import { goodwillTotal } from '../goodwill/index.ts';
import { findSpot } from '../spots/index.ts';
import { comingMails } from '../trip-mails/index.ts';
import { findUser } from '../users/index.ts';
import { listNames, listNotes } from './store-notes.ts';
import {
  countBookingsOf,
  countBookingsOfGuest,
  listActs,
  listJournalOfBooking,
  listMailsOfBooking,
  listRefundsOfPayments,
} from './store.ts';
import {
  presentNote,
  presentPlan,
  presentRecordedPayment,
  recordMoney,
  presentEvent,
} from './present.ts';
import { peopleOf, timelineOf } from './timeline.ts';

/** A booking with its history and its money. Throws `not_found`. */
export async function getBookingRecord(context: UserContext, id: string): Promise<BookingRecord> {
  const { actor, db, payments: gateway } = context;
  const { orm } = db;
  const row = await findBooking(orm, id);
  if (row === null) throw notFound('booking');
  const booking = await getBookingForStaff(context, id);
  const payments = await listPaymentsOfBooking(orm, id, gateway.livemode);
  const refunds = await refundsOf(context, payments);
  const sources = await sourcesOf(context, id, payments);
  const owed = await owedOf(context, orm, row);
  const chargeable = new Set(
    hasEnded(row) ? [] : refunds.filter(isChargeable).map((refund) => refund.id),
  );
  const people = await listNames(orm, peopleOf(sources));
  const money = recordMoney(booking, payments, refunds, {
    counter: row.counter - row.given,
    goodwill: await goodwillTotal(orm, id),
    owed,
    percent: (await previewOf(context, row)).percent,
  });
  const today = await agencyDay(context);
  return {
    booking,
    attendance: row.attendance,
    money,
    plan: presentPlan(row, { balance: payableLeft(booking.breakdown), state: row.state, today }),
    payments: payments.map((payment) =>
      presentRecordedPayment(payment, { owed, refunds, chargeable }),
    ),
    counterPayments: (await listCounterPayments(orm, id)).map(presentCounterPayment),
    events: sources.events.map(presentEvent),
    timeline: timelineOf(sources, { people, traveler: row.travelName }),
    mails: await mailsOf(context, id),
    comingMails: await comingMails(context, row),
    ...(await imageOf(context, row)),
    notes: sources.notes.map((note) => presentNote(note, people, actor.uid)),
    customer: await customerOf(context, row),
    waitsFor: row.uid === null ? await findClaimEmail(orm, id) : null,
    guest: await guestOf(context, row),
    tripLink: tripLinkOf(context, row),
    paymentLinks: await listPaymentLinks(context, row),
  };
}

type Payments = Awaited<ReturnType<typeof listPaymentsOfBooking>>;

function refundsOf({ db }: UserContext, payments: Payments) {
  const ids = payments.map(({ id }) => id);
  return ids.length === 0 ? [] : listRefundsOfPayments(db.orm, ids);
}

/**
 * Collects the entries of a booking's timeline. Journal entries require access to the ledger; colleagues' actions
 * require access to the audit log.
 */
async function sourcesOf({ actor: { staff }, db }: UserContext, id: string, payments: Payments) {
  const { orm } = db;
  const can = (permission: Permission) =>
    staff !== null && may(staff.role, staff.extra, permission);
  const subjects = [id, ...payments.map((payment) => payment.id)];
  return {
    events: await listEvents(orm, id),
    journal: can('money.read') ? await listJournalOfBooking(orm, id) : [],
    acts: can('audit.read') ? await listActs(orm, subjects) : [],
    notes: await listNotes(orm, [id]),
  };
}

async function mailsOf({ db }: UserContext, id: string): Promise<BookingRecord['mails']> {
  const mails = await listMailsOfBooking(db.orm, id);
  return mails.map(({ kind, queuedAt, state, subject }) => ({
    kind,
    at: queuedAt.toISOString(),
    subject,
    state,
  }));
}

async function imageOf({ db }: UserContext, { spotId }: BookingRow): Promise<{ image?: string }> {
  const spot = spotId === null ? null : await findSpot(db.orm, spotId);
  return spot ? { image: spot.image } : {};
}

async function guestOf(
  { db }: UserContext,
  { guestId, uid }: BookingRow,
): Promise<BookingRecord['guest']> {
  if (uid !== null || guestId === null) return null;
  return { _id: guestId, bookings: await countBookingsOfGuest(db.orm, guestId) };
}

function tripLinkOf({ clock }: UserContext, row: BookingRow): BookingRecord['tripLink'] {
  const until = linkUntil(row);
  const isOver = localDay(clock.now(), zoneOfTrip(row)) > until;
  if (row.uid !== null || row.guestId === null || isOver) return null;
  return { active: hasGuestLink(row), until };
}

async function customerOf(
  { db }: UserContext,
  { uid }: BookingRow,
): Promise<BookingRecord['customer']> {
  const user = uid === null ? null : await findUser(db.orm, uid);
  if (user === null) return null;
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    since: user.createdAt.toISOString(),
    bookings: await countBookingsOf(db.orm, user.id),
  };
}
