import type { Booking, TripShare } from '@wayfarer/contract';
import { guestLink } from '../../mails/trips/guest-link.ts';
import type { TestApp } from '../app.ts';
import { addSpot, bookingInput } from '../factories.ts';
import type { TestPerson } from '../people.ts';
import { paidBookingId } from './payments.ts';
import { nothing, draw, book, bookingId, type MakeSample, type Samples } from './rows.ts';

const departure: MakeSample = async (owner) => {
  const { offerId, travelDate: day } = (await book(owner)).booking;
  if (offerId === null) throw new Error('the booking does not name a destination');
  return { params: { offerId, day } };
};

const batchId: MakeSample = async (_owner, world) => {
  const id = `batch-${draw()}`;
  await world.db.sql.query(
    `insert into booking_batches (id, kind, input, created_at, after_id, done, failed, finished_at)
     values ($1, 'cancel_departure', '{}', now(), '', 0, '[]', now())`,
    [id],
  );
  return { params: { id } };
};

const sharedTrip = async (owner: TestPerson) => {
  const { _id: id } = (await book(owner)).booking;
  const { body } = await owner.post(`/trips/${id}/shares`);
  return { id, ...(body as { url: string; share: TripShare }) };
};

/** A trip of someone who called, without an account or an address. */
export async function bookedByPhone(owner: TestPerson, { db }: TestApp): Promise<Booking> {
  const { booking } = await book(owner);
  const guest = `guest-${draw()}`;
  await db.sql.query(
    `insert into guests (id, name, email, email_key, phone, phone_key, created_at)
     values ($1, 'Grace', '', '', '+351912345678', '351912345678', now())`,
    [guest],
  );
  await db.sql.query(
    `update bookings set uid = null, travel_email = '', travel_phone = '+351912345678', guest_id = $2 where id = $1`,
    [booking._id, guest],
  );
  return booking;
}
const guestBookingId: MakeSample = async (owner, world) => ({
  params: { id: (await bookedByPhone(owner, world))._id },
});

const quoted: MakeSample = async (owner) => ({
  body: {
    spotId: (await addSpot(owner))._id,
    travelDate: '2090-06-15',
    travelDuration: 5,
    travellers: { adults: 2, children: 1, infants: 0 },
  },
});

export const tripSamples = {
  getBooking: bookingId,
  bookingPaymentState: bookingId,
  createQuote: quoted,
  quoteForCustomer: quoted,
  createBooking: async (owner) => ({
    body: { ...bookingInput(await addSpot(owner), { travelEmail: owner.email }) },
  }),
  updateBooking: async (owner, world) => ({
    ...(await bookingId(owner, world)),
    body: { travelDate: '2090-07-01', travelDuration: 7 },
  }),
  deleteBooking: bookingId,
  previewCancellation: bookingId,
  previewCancellationAsOperator: bookingId,
  cancelBooking: async (owner, world) => ({
    ...(await bookingId(owner, world)),
    body: { revision: 1, expectedRefund: 0, reasonCode: 'illness', message: 'Next year, then.' },
  }),
  cancelBookingAsOperator: async (owner, world) => ({
    ...(await bookingId(owner, world)),
    body: { revision: 1, refund: 'policy', reasonCode: 'weather', message: 'A storm.', tell: true },
  }),
  renameTraveler: async (owner, world) => ({
    ...(await bookingId(owner, world)),
    body: { travelName: 'Grace Hopper' },
  }),
  listOperatorBookings: async () => ({
    query: { q: 'bay', state: 'held,booked', balance: 'open', sort: 'name', limit: '3' },
  }),
  summarizeBookings: async () => ({ query: { q: 'bay', state: 'held,booked', paid: 'false' } }),
  countBookingViews: async () => ({ query: { today: '2090-01-01' } }),
  bookForCustomer: async (owner) => {
    const { travelName: name, ...trip } = bookingInput(await addSpot(owner));
    return { body: { ...trip, customer: { name, email: 'walk-in@example.com' }, notify: true } };
  },
  addBookingNote: async (owner, world) => ({
    ...(await bookingId(owner, world)),
    body: { text: 'Two of them eat no meat.' },
  }),
  removeBookingNote: async (owner, world) => {
    const { _id: id } = (await book(owner)).booking;
    const drawn = draw();
    const note = `note-${drawn}`;
    // The author's account is deleted, so anyone may remove the note.
    await world.db.sql.query(
      `insert into booking_notes (id, booking_id, at, by_user_id, body) values ($1, $2, now(), null, 'A slip.')`,
      [note, id],
    );
    return { params: { id, note } };
  },
  getToday: async () => ({}),
  listDepartures: async () => ({ query: { from: '2090-06-01', to: '2090-06-30' } }),
  getBoard: async () => ({ query: { from: '2090-06-01', show: 'full' } }),
  getManifest: departure,
  exportManifest: departure,
  exportOperatorBookings: async () => ({ query: { travelFrom: '2090-01-01', paid: 'false' } }),
  exportOperatorPayments: async () => ({ query: { from: '2026-01-01' } }),
  exportBooks: async () => ({ query: { from: '2026-01-01', to: '2026-12-31' } }),
  getReport: async () => ({ query: { from: '2026-01-01', to: '2026-12-31', by: 'source' } }),
  exportReport: async () => ({ query: { from: '2026-01-01', to: '2026-12-31' } }),
  getBookingRecord: bookingId,
  addCounterPayment: async (owner, world) => ({
    ...(await bookingId(owner, world)),
    body: {
      kind: 'received',
      method: 'cash',
      amount: 100,
      receivedOn: world.clock.now().toISOString().slice(0, 10),
      note: '',
    },
  }),
  voidCounterPayment: async (owner, world) => {
    const { _id: bookingId } = (await book(owner)).booking;
    const drawn = draw();
    const id = `counter-${drawn}`;
    await world.db.sql.query(
      `insert into counter_payments (id, booking_id, kind, method, amount, currency, received_on, note, created_at)
       values ($1, $2, 'returned', 'cash', 1, 'usd', '2026-01-01', '', now())`,
      [id, bookingId],
    );
    return { params: { id }, body: { reason: 'A slip.' } };
  },
  changeBookingAsOperator: async (owner, world) => ({
    ...(await bookingId(owner, world)),
    body: { revision: 1, travelDuration: 9, reason: 'The ferry goes later.' },
  }),
  cancelDeparture: async (owner, world) => ({
    ...(await departure(owner, world)),
    body: { reasonCode: 'weather', message: 'A storm.', tell: true },
  }),
  previewDepartureCancellation: departure,
  openDeparture: async (owner, world) => {
    const sample = await departure(owner, world);
    await world.db.sql.query(
      'insert into departures (offer_id, day, closed, updated_at) values ($1, $2, true, now())',
      [sample.params?.['offerId'], sample.params?.['day']],
    );
    return sample;
  },
  guaranteeDeparture: async (owner, world) => {
    const sample = await departure(owner, world);
    await world.db.sql.query(
      `insert into departures (offer_id, day, scheduled, min_people, decide_on, updated_at)
       values ($1, $2, true, 4, $2, now())`,
      [sample.params?.['offerId'], sample.params?.['day']],
    );
    return sample;
  },
  getBatch: batchId,
  retryBatch: batchId,
  confirmBooking: bookingId,
  answerRequest: async (owner, world) => {
    const sample = await bookingId(owner, world);
    await world.db.sql.query(
      `update bookings set state = 'held', awaits_agency = true where id = $1`,
      [sample.params?.['id']],
    );
    return { ...sample, body: { revision: 1, answer: 'decline', reason: 'The guide is away.' } };
  },
  reinstateBooking: async (owner) => {
    const { _id: id } = (await book(owner)).booking;
    await owner.post(`/bookings/${id}/cancellation`, { revision: 1, expectedRefund: 0 });
    return { params: { id }, body: { reason: 'A slip.' } };
  },

  listMailKinds: nothing,
  previewMail: async (owner) => ({
    params: { kind: 'reminder' },
    query: { bookingId: (await book(owner)).booking._id },
  }),
  previewOwnWords: async () => ({
    params: { kind: 'booked' },
    body: { subject: '', opening: 'Hello {name}!', closing: '', signature: '' },
  }),
  testMail: async (owner) => ({
    params: { kind: 'booked' },
    body: { bookingId: (await book(owner)).booking._id },
  }),
  sendBookingMail: async (owner, world) => ({
    ...(await bookingId(owner, world)),
    body: { kind: 'booked' },
  }),
  getTrip: bookingId,
  getVoucher: paidBookingId,
  createTripShare: bookingId,
  listTripShares: bookingId,
  endTripShare: async (owner) => {
    const { id, share } = await sharedTrip(owner);
    return { params: { id, share: share._id } };
  },
  changeContact: async (owner, world) => {
    const { _id: id, revision } = await bookedByPhone(owner, world);
    return { params: { id }, body: { revision, name: 'Grace Hopper', phone: '+351 912 345 678' } };
  },
  getTripLink: guestBookingId,
  renewTripLink: guestBookingId,
  endTripLink: guestBookingId,
  readGuestTrip: async (owner, world) => {
    const { _id: id } = await bookedByPhone(owner, world);
    const { clock, db } = world;
    const link = await guestLink({ clock, db: db.orm }, 'https://x.example', { id, linkSerial: 1 });
    return { body: { token: link.split('#')[1] ?? '' } };
  },
  readSharedTrip: async (owner) => ({
    body: { token: (await sharedTrip(owner)).url.split('#')[1] ?? '' },
  }),
  lookUpCheckIn: async (owner) => ({
    body: { reference: (await book(owner)).booking.reference },
  }),
  recordAttendance: async (owner, world) => {
    const { _id: id } = (await book(owner)).booking;
    // The trip begins on a day on which the party is expected.
    await world.db.sql.query('update bookings set travel_date = $2 where id = $1', [
      id,
      world.clock.now().toISOString().slice(0, 10),
    ]);
    return { params: { id }, body: { attendance: 'checked_in', revision: 1 } };
  },
} satisfies Samples;
