import type {
  BookingRecord,
  BookingListItem,
  CancellationPreview,
  Today,
  Trip,
} from '@wayfarer/contract';
import { addDays, BUCKET_DAYS, type Booking } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { findBooking } from '../../features/booking-records/index.ts';
import { getBookingForStaff } from '../../features/bookings/index.ts';
import { previewOf } from '../../features/cancellations/index.ts';
import { readBooks, sumsOf, type Books } from '../payments/booked-money.ts';
import {
  checkCanceled,
  checkPreview,
  checkScreens,
  checkStanding,
  type Fault,
} from './judging/checks.ts';
import type { Moment } from './judging/goodwill.ts';
import { dayIn, stands, type History, type HistoryTrip } from './history.ts';

/** Runs after every step; it calls the use cases directly, because HTTP would take most of the time. */
export async function observe(of: History, trip: HistoryTrip): Promise<Fault[]> {
  const { charge, dice, people, world } = of;
  trip.books = await readBooks(world.db, trip.id);
  trip.moment = null;
  if (trip.books === null) return [];
  const { books } = trip;
  const text = JSON.stringify(books);
  if (text === trip.observed && dice.chance(0.85)) return [];
  trip.observed = text;
  const { email, uid } = people.owner.caller;
  const actor = { uid, email, staff: { role: 'owner', extra: [], refundLimit: null } };
  const context = { ...world.context, actor } as unknown as UserContext;
  trip.shown = await getBookingForStaff(context, trip.id);
  if (!stands(books)) return checkCanceled(books, trip.shown);
  const faults = checkStanding(books, trip.shown, charge);
  const row = await findBooking(world.db.orm, trip.id);
  if (row === null) return faults;
  const preview = await previewOf(context, row);
  trip.moment = { books, refund: totalOf(preview) };
  return [...faults, ...checkPreview(books, preview)];
}

/** The rows of a trip, and the refund that canceling would give now by the terms. */
export async function momentOf(
  { world }: History,
  { id }: Pick<HistoryTrip, 'id'>,
  known?: Books | null,
): Promise<Moment> {
  const { context, db } = world;
  const books = known === undefined ? await readBooks(db, id) : known;
  const row = stands(books) ? await findBooking(db.orm, id) : null;
  if (row === null) return { books, refund: null };
  return { books, refund: totalOf(await previewOf(context, row)) };
}

const totalOf = ({ refund }: CancellationPreview) => refund.card + refund.counter;

export async function lookEverywhere({ people }: History, trip: HistoryTrip): Promise<Fault[]> {
  const { books, id, owner, reference, shown } = trip;
  if (!stands(books) || !shown) return [];
  const { caller } = people.owner;
  const path = `/api/operator/bookings/${id}`;
  const page = await owner.caller.call<Trip>('GET', `/api/trips/${id}`);
  const booking = await owner.caller.call<Booking>('GET', `/api/bookings/${id}`);
  const preview = await caller.call<CancellationPreview>('GET', `${path}/cancellation`);
  const record = await caller.call<BookingRecord>('GET', path);
  const open = books.total > sumsOf(books).paid ? 'open' : 'none';
  const list = await caller.call<BookingListItem[]>(
    'GET',
    `/api/operator/bookings?q=${reference}&balance=${open}`,
  );
  const statuses = [page, booking, preview, record, list].map(({ status }) => status);
  // A busy machine refuses requests, so there is nothing to compare.
  if (statuses.includes(503)) return [];
  if (statuses.some((status) => status !== 200)) return [`screens answered ${statuses.join()}`];
  const row = list.body.find(({ _id }) => _id === id);
  return [
    ...checkScreens({ trip: page.body, booking: booking.body, record: record.body, row }, shown),
    ...checkPreview(books, preview.body),
  ];
}

/** Checks that the sums of the screen Today equal the balances of all trips ahead. */
export async function lookAtToday(of: History): Promise<Fault[]> {
  const { people, world } = of;
  const { body, status } = await people.owner.caller.call<Today>('GET', '/api/operator/dashboard');
  if (status === 503) return [];
  const shown = (body.money?.outstanding ?? [])
    .flatMap(({ amounts }) => amounts)
    .reduce((sum, { amount }) => sum + amount, 0);
  const from = addDays(dayIn(of, 0), BUCKET_DAYS.overdue.from);
  const { rows } = await world.db.sql.query<{ id: string }>(
    `select id from bookings where state = 'booked' and travel_date >= $1`,
    [from],
  );
  let open = 0;
  for (const { id } of rows) open += openOf(await readBooks(world.db, id));
  return shown === open ? [] : [`Today says that ${shown} is open, by the books it is ${open}`];
}

const openOf = (books: Books | null) =>
  books === null ? 0 : Math.max(0, books.total - sumsOf(books).paid);
