/** One right request for every endpoint of the contract: what walks over the contract vary. */

import { createHash } from 'node:crypto';
import { USUAL_PRICE_RULES, type Booking, type TripShare } from '@wayfarer/contract';
import type { endpoints } from '@wayfarer/contract/schemas';
import { Stripe } from 'stripe';
import type { TestApp } from './app.ts';
import { addSpot, bookingInput, spotInput } from './factories.ts';
import { callerOf, intentIdOf } from './payments/payments-caller.ts';
import { setting } from './payments/payments-world.ts';
import { makeMember, type TestPerson } from './people.ts';
import { REVIEW, reviewedTrip, takenTrip } from './reviews.ts';
import { halves } from './pictures/corpus.ts';
import { upload } from './pictures/uploading.ts';

export interface SampleRequest {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
  /** Instead of a body: the bytes as they are. */
  payload?: string | Buffer;
  headers?: Readonly<Record<string, string>>;
}

/** Makes the rows that the request is about; they are the owner's. */
type MakeSample = (owner: TestPerson, world: TestApp) => Promise<SampleRequest>;

const nothing: MakeSample = async () => ({});
let drawn = 0;

async function book(owner: TestPerson) {
  const spot = await addSpot(owner);
  const { body } = await owner.post('/bookings', bookingInput(spot));
  return { spot, booking: body as Booking };
}

async function charge(owner: TestPerson, world: TestApp) {
  const { booking } = await book(owner);
  const caller = callerOf(world, owner);
  const { clientSecret } = (await caller.open(booking._id)).body;
  await caller.confirm(clientSecret);
  const transactionId = intentIdOf(clientSecret);
  return { bookingId: booking._id, tripTitle: booking.travelSpot, userEmail: owner.email, transactionId }; // prettier-ignore
}

const bookingId: MakeSample = async (owner) => ({
  params: { id: (await book(owner)).booking._id },
});
const spotId: MakeSample = async (owner) => ({ params: { id: (await addSpot(owner))._id } });
const pictureId: MakeSample = async (owner, world) => ({
  params: { id: (await upload(world, owner, await halves(64, 48))).body._id },
});
/** A contribution that waits, as it would where they are reviewed. */
const submissionId: MakeSample = async (owner, world) => {
  const { _id: id } = await addSpot(owner);
  await world.db.sql.transaction(async (tx) => {
    const columns = `id, spot, country, location, category, description, image, cost, currency, seasonality,
      travel_time, visitors_per_year, rating, visitors, likes, name_key, country_key, search_text,
      owner_uid, created_by, created_at`;
    await tx.query(
      `insert into spot_submissions (${columns}, state, revision, submitted_at)
       select ${columns}, 'waiting', 1, created_at from spots where id = $1`,
      [id],
    );
    await tx.query('delete from spots where id = $1', [id]);
  });
  return { params: { id } };
};
const departure: MakeSample = async (owner) => {
  const { offerId, travelDate: day } = (await book(owner)).booking;
  if (offerId === null) throw new Error('the booking names no destination');
  return { params: { offerId, day } };
};
/** A trip that companions can look at. */
const sharedTrip = async (owner: TestPerson) => {
  const { _id: id } = (await book(owner)).booking;
  const { body } = await owner.post(`/trips/${id}/shares`);
  return { id, ...(body as { url: string; share: TripShare }) };
};
const userId: MakeSample = async ({ uid }) => ({ params: { id: uid } });
const paymentId: MakeSample = async (owner, world) => {
  const { body } = await owner.post('/payments', await charge(owner, world));
  return { params: { id: String(body._id) } };
};

/** A change of what the setting is just now. */
const settingChange: MakeSample = async (_owner, { db }) => {
  const { rows } = await db.sql.query<{ revision: number }>(
    "select revision from agency_settings where key = 'agency.name'",
  );
  return {
    params: { key: 'agency.name' },
    body: { value: 'Sample Journeys', revision: rows[0]?.revision ?? 0 },
  };
};

/** A review by someone else. */
const othersReview = async (world: TestApp): Promise<SampleRequest> => {
  const { review } = await reviewedTrip(world, await world.createTraveller());
  return { params: { id: review._id } };
};

/** A link that is used up, by the one who asks again. */
const setupToken: MakeSample = async ({ uid }, { clock, db }) => {
  drawn += 1;
  const token = `sample-setup-${drawn}`;
  await db.sql.query('insert into setup_tokens values ($1, $2, $2, $2, $3)', [
    createHash('sha256').update(token).digest('hex'),
    clock.now(),
    uid,
  ]);
  return { body: { token } };
};

/** A policy of which there is one version. */
const policyFamily: MakeSample = async (_owner, { db }) => {
  drawn += 1;
  const family = `sample-${drawn}`;
  await db.sql.query(
    `insert into cancellation_policies (id, name, family, version, windows, basis, cooling_off_hours,
       cooling_off_not_within_hours, is_default, created_at)
     values ($1 || '-1', 'Sample', $1, 1, '[]', 'paid', 0, 168, false, now())`,
    [family],
  );
  return { params: { family } };
};
const POLICY = {
  name: 'Moderate',
  windows: [
    { hoursBefore: 120, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 50 },
  ],
  basis: 'paid',
  coolingOffHours: 24,
  coolingOffNotWithinHours: 168,
};
const STORM = {
  fromDay: '2090-06-10',
  toDay: '2090-06-20',
  refundPercent: 100,
  reason: 'A storm.',
};

/** A message of somebody else's. */
const messageId: MakeSample = async (_owner, world) => {
  drawn += 1;
  const id = `message-${drawn}`;
  await world.db.sql.query(
    `insert into contact_messages (id, name, email, subject, message, created_at)
     values ($1, 'Ada', 'ada@example.com', 'Ferry', 'Is it running?', now())`,
    [id],
  );
  return { params: { id } };
};

const event: MakeSample = async (_owner, world) => {
  drawn += 1;
  const timestamp = Math.floor(world.clock.now().getTime() / 1000);
  const payload = JSON.stringify({
    id: `evt_sample_${drawn}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    created: timestamp,
    data: { object: { id: 'pi_unknown', object: 'payment_intent' } },
  });
  const secret = await setting(world, 'card-sandbox-webhook-secret');
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { payload, headers: { 'stripe-signature': signature } };
};

export const SAMPLE_REQUESTS: Readonly<Record<keyof typeof endpoints, MakeSample>> = {
  listBestSpots: nothing,
  listTeam: nothing,
  listReviews: nothing,
  paymentConfig: nothing,
  listBookings: nothing,
  listPayments: nothing,
  listAllBookings: nothing,
  listAllPayments: nothing,
  listUsers: nothing,
  listRoleChanges: nothing,
  listOutbox: nothing,
  getAccount: nothing,
  listSessions: nothing,
  endAllSessions: nothing,
  exportAccount: nothing,

  listSpots: async () => ({
    query: {
      search: 'bay',
      category: 'beach',
      country: 'Portugal',
      minCost: '1',
      maxCost: '900',
      sort: 'name',
      limit: '3',
    },
  }),
  spotFacets: async () => ({ query: { search: 'bay', category: 'beach' } }),
  suggestSpots: async () => ({ query: { search: 'bay' } }),
  getSpot: spotId,
  listOwnSpots: async ({ email }) => ({ query: { email } }),
  createSpot: async ({ email }) => ({ body: { ...spotInput(), email, createdBy: email } }),
  updateSpot: async (owner, world) => ({
    ...(await spotId(owner, world)),
    body: { ...spotInput({ spot: 'Renamed Bay' }) },
  }),
  deleteSpot: spotId,
  uploadPicture: async () => ({
    payload: await halves(64, 48),
    headers: { 'content-type': 'image/png' },
  }),
  getPicture: pictureId,
  deletePicture: pictureId,
  getSpotPrices: spotId,
  putSpotPrices: async (owner, world) => ({
    ...(await spotId(owner, world)),
    body: { prices: { ...USUAL_PRICE_RULES, childPercent: 50 }, revision: 0 },
  }),

  getSpotDetails: spotId,
  putSpotDetails: async (owner, world) => ({
    ...(await spotId(owner, world)),
    body: { details: { included: ['The ferry'], meetingPoint: 'Pier 3' }, revision: 0 },
  }),

  listPolicies: nothing,
  createPolicy: async () => ({ body: POLICY }),
  createPolicyVersion: async (owner, world) => ({
    ...(await policyFamily(owner, world)),
    body: { ...POLICY, basedOn: 1 },
  }),
  retirePolicy: policyFamily,
  makePolicyDefault: policyFamily,
  getSpotPolicy: spotId,
  putSpotPolicy: async (owner, world) => ({
    ...(await spotId(owner, world)),
    body: { family: 'usual', revision: 0 },
  }),
  readSpotPolicy: async (owner, world) => ({
    ...(await spotId(owner, world)),
    query: { travelDate: '2090-06-15' },
  }),
  listPolicyExceptions: nothing,
  createPolicyException: async (owner) => ({
    body: { ...STORM, offerId: (await addSpot(owner))._id, tell: true },
  }),
  endPolicyException: async (_owner, { db }) => {
    drawn += 1;
    const id = `sample-${drawn}`;
    await db.sql.query(
      `insert into policy_exceptions (id, from_day, to_day, refund_percent, reason, created_at)
       values ($1, '2090-06-10', '2090-06-20', 100, 'A storm.', now())`,
      [id],
    );
    return { params: { id } };
  },

  listSubmissions: nothing,
  decideSubmission: async (owner, world) => ({
    ...(await submissionId(owner, world)),
    body: { kind: 'new', decision: 'approve', version: '1' },
  }),
  listOperatorSpots: async () => ({ query: { q: 'bay', state: 'published', sort: 'newest' } }),
  exportOperatorSpots: async () => ({ query: { q: 'bay' } }),
  getOperatorSpot: spotId,
  createOperatorSpot: async () => {
    drawn += 1; // from then on no one can contribute under this name
    return { body: { facts: spotInput({ spot: `Made Bay ${drawn}` }) } };
  },
  updateOperatorSpot: async (owner, world) => ({
    ...(await spotId(owner, world)),
    body: { policy: { value: null, revision: 0 } },
  }),
  archiveSpot: async (owner, world) => ({
    ...(await spotId(owner, world)),
    body: { reason: 'The bridge is gone.' },
  }),
  restoreSpot: async (owner, world) => {
    const sample = await spotId(owner, world);
    const { id } = sample.params as { id: string };
    await world.db.sql.transaction(async (tx) => {
      const columns = `id, spot, country, location, category, description, image, cost, currency, seasonality,
        travel_time, visitors_per_year, rating, visitors, likes, name_key, country_key, search_text,
        owner_uid, created_by, created_at, contributed`;
      await tx.query(
        `insert into spot_archive (${columns}, archived_at, reason)
         select ${columns}, created_at, 'gone' from spots where id = $1`,
        [id],
      );
      await tx.query('delete from spots where id = $1', [id]);
    });
    return sample;
  },
  takeOverContribution: async (owner) => {
    drawn += 1; // from then on no one can contribute under this name
    return { params: { id: (await addSpot(owner, { spot: `Taken Over ${drawn}` }))._id } };
  },

  getBooking: bookingId,
  bookingPaymentState: bookingId,
  createQuote: async (owner) => ({
    body: {
      spotId: (await addSpot(owner))._id,
      travelDate: '2090-06-15',
      travelDuration: 5,
      travellers: { adults: 2, children: 1, infants: 0 },
    },
  }),
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
  renameTraveller: async (owner, world) => ({
    ...(await bookingId(owner, world)),
    body: { travelName: 'Grace Hopper' },
  }),
  listOperatorBookings: async () => ({
    query: { q: 'bay', state: 'held,booked', balance: 'open', sort: 'name', limit: '3' },
  }),
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
    drawn += 1;
    const note = `note-${drawn}`;
    // whose writer is gone: anybody may take it back
    await world.db.sql.query(
      `insert into booking_notes (id, booking_id, at, by_user_id, body) values ($1, $2, now(), null, 'A slip.')`,
      [note, id],
    );
    return { params: { id, note } };
  },
  getToday: async () => ({}),
  listDepartures: async () => ({ query: { from: '2090-06-01', to: '2090-06-30' } }),
  getManifest: departure,
  exportManifest: departure,
  exportOperatorBookings: async () => ({ query: { travelFrom: '2090-01-01', paid: 'false' } }),
  getBookingRecord: bookingId,
  addCounterPayment: async (owner, world) => ({
    ...(await bookingId(owner, world)),
    body: { kind: 'received', method: 'cash', amount: 100, receivedOn: '2026-01-01', note: '' },
  }),
  voidCounterPayment: async (owner, world) => {
    const { _id: bookingId } = (await book(owner)).booking;
    drawn += 1;
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
  getBatch: async (_owner, world) => {
    drawn += 1;
    const id = `batch-${drawn}`;
    await world.db.sql.query(
      `insert into booking_batches (id, kind, input, created_at, after_id, done, failed, finished_at)
       values ($1, 'cancel_departure', '{}', now(), '', 0, '[]', now())`,
      [id],
    );
    return { params: { id } };
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
  testMail: async (owner) => ({
    params: { kind: 'booked' },
    body: { bookingId: (await book(owner)).booking._id },
  }),
  sendBookingMail: async (owner, world) => ({
    ...(await bookingId(owner, world)),
    body: { kind: 'booked' },
  }),
  getTrip: bookingId,
  getVoucher: bookingId,
  createTripShare: bookingId,
  listTripShares: bookingId,
  endTripShare: async (owner) => {
    const { id, share } = await sharedTrip(owner);
    return { params: { id, share: share._id } };
  },
  readSharedTrip: async (owner) => ({
    body: { token: (await sharedTrip(owner)).url.split('#')[1] ?? '' },
  }),
  lookUpCheckIn: async (owner) => ({
    body: { reference: (await book(owner)).booking.reference },
  }),
  recordAttendance: async (owner, world) => {
    const { _id: id } = (await book(owner)).booking;
    // a day on which the party is expected
    await world.db.sql.query('update bookings set travel_date = $2 where id = $1', [
      id,
      world.clock.now().toISOString().slice(0, 10),
    ]);
    return { params: { id }, body: { attendance: 'checked_in', revision: 1 } };
  },

  createPaymentIntent: async (owner) => ({
    body: { bookingId: (await book(owner)).booking._id, price: 120 },
  }),
  createPayment: async (owner, world) => ({
    body: { ...(await charge(owner, world)), price: 120 },
  }),
  listSpotReviews: async (owner, world) => ({
    ...(await spotId(owner, world)),
    query: { sort: 'helpful', rating: '5' },
  }),
  getOwnReview: bookingId,
  createReview: async (owner, world) => ({
    params: { id: (await takenTrip(world, owner))._id },
    body: REVIEW,
  }),
  updateReview: async (owner, world) => ({
    params: { id: (await reviewedTrip(world, owner)).review._id },
    body: { ...REVIEW, rating: 3, revision: 1 },
  }),
  removeReview: async (owner, world) => ({
    params: { id: (await reviewedTrip(world, owner)).review._id },
  }),
  reportReview: async (_owner, world) => ({
    ...(await othersReview(world)),
    body: { reason: 'advertising' },
  }),
  markHelpful: async (_owner, world) => othersReview(world),
  unmarkHelpful: async (_owner, world) => othersReview(world),
  listReviewsToModerate: async () => ({ query: { view: 'published' } }),
  decideReview: async (_owner, world) => ({
    ...(await othersReview(world)),
    body: { decision: 'hide', reason: 'insult', revision: 1 },
  }),
  replyToReview: async (_owner, world) => ({
    ...(await othersReview(world)),
    body: { text: 'Thank you.' },
  }),
  featureReview: async (_owner, world) => ({
    ...(await othersReview(world)),
    body: { featured: true },
  }),

  listSavedPlaces: nothing,
  savePlace: async (owner, world) => {
    await owner.post('/saved/merge', { spotIds: [] });
    return { params: { spotId: (await addSpot(await world.createTraveller()))._id } };
  },
  unsavePlace: async () => ({ params: { spotId: 'fuji' } }),
  mergeSavedPlaces: async () => ({ body: { spotIds: ['fuji', 'braies'] } }),
  endSavedPlaces: nothing,
  listPlaces: async () => ({ query: { ids: 'fuji,braies' } }),

  getPayment: paymentId,
  deletePayment: paymentId,
  refundPayment: async (owner, world) => ({
    ...(await paymentId(owner, world)),
    body: { amount: 100, reason: 'bad weather' },
  }),
  paymentJournal: async (owner) => ({ query: { bookingId: (await book(owner)).booking._id } }),

  receiveWebhook: event,

  createUser: async ({ email }) => ({ body: { name: 'Posted Name', email } }),
  updateUser: async () => ({
    body: { name: 'Patched Name', photoUrl: 'https://example.com/me.jpg' },
  }),
  deleteUser: userId,
  promoteUser: userId,
  demoteUser: async (_owner, world) => ({
    params: { id: (await world.createAdministrator()).uid },
  }),
  getOperator: nothing,
  completeSetup: setupToken,
  tryMail: nothing,
  listStaff: nothing,
  putStaffMember: async ({ uid }) => ({
    params: { id: uid },
    body: { role: 'manager', extra: ['settings.write'], refundLimit: 5000 },
  }),
  removeStaffMember: async (owner, world) => {
    await makeMember(world, owner, 'staff');
    return { params: { id: owner.uid } };
  },

  listInvitations: nothing,
  inviteColleague: async () => {
    drawn += 1;
    return { body: { email: `colleague-${drawn}@example.com`, role: 'staff' } };
  },
  withdrawInvitation: async (owner, world) => {
    drawn += 1;
    const id = `invitation-${drawn}`;
    await world.db.sql.query(
      `insert into staff_invitations (id, email, email_key, role, token_hash, created_at, expires_at, by_user_id)
       values ($1, $1, $1, 'staff', $1, now(), now(), $2)`,
      [id, owner.uid],
    );
    return { params: { id } };
  },
  acceptInvitation: async ({ email, uid: own }, world) => {
    drawn += 1;
    const token = `invitation-token-${drawn}`;
    const { uid } = await world.createAdministrator();
    await world.db.sql.query('update users set email_proved_at = now() where id = $1', [own]);
    await world.db.sql.query(
      `insert into staff_invitations (id, email, email_key, role, token_hash, created_at, expires_at, by_user_id)
       values ($1, $2, lower($2), 'staff', $3, now(), '2099-01-01', $4)`,
      [token, email, createHash('sha256').update(token).digest('hex'), uid],
    );
    return { body: { token } };
  },

  listSettings: nothing,
  putSetting: settingChange,
  listSettingHistory: async () => ({ params: { key: 'agency.name' } }),

  endSession: async (owner) => {
    const { body } = await owner.get('/account/sessions');
    return { params: { id: String(body[0]._id) } };
  },

  sendContactMessage: async ({ email }) => ({
    body: { name: 'Ada', email, subject: 'Ferry', message: 'Is it running?' },
  }),
  sendOwnContactMessage: async () => ({
    body: { name: 'Ada', subject: 'Ferry', message: 'Is it running?' },
  }),
  listInbox: async () => ({ query: { state: 'open', q: 'ferry', assigned: 'nobody' } }),
  countInbox: nothing,
  listAnswerers: nothing,
  getInboxMessage: messageId,
  changeInboxMessage: async (owner, world) => ({
    ...(await messageId(owner, world)),
    body: { state: 'closed', assignedTo: null },
  }),
  answerInboxMessage: async (owner, world) => ({
    ...(await messageId(owner, world)),
    body: { text: 'It is.' },
  }),
  listCustomers: async () => ({ query: { q: 'ada', sort: 'name', blocked: 'true' } }),
  getCustomer: userId,
  addCustomerNote: async ({ uid }) => ({ params: { id: uid }, body: { text: 'Likes trains.' } }),
  // Of an author who is gone: others remove only their own.
  removeCustomerNote: async (_owner, world) => {
    drawn += 1;
    const [note, { uid: id }] = [`note-${drawn}`, await world.createTraveller()];
    await world.db.sql.query(
      `insert into customer_notes (id, user_id, at, by_user_id, body) values ($1, $2, now(), null, 'x')`,
      [note, id],
    );
    return { params: { id, note } };
  },
  exportCustomer: userId,
  eraseCustomer: async (_owner, world) => ({
    params: { id: (await world.createTraveller()).uid },
  }),
  // Somebody else: what the walk asks the owner afterwards has to be answered.
  blockCustomer: async (_owner, world) => ({
    params: { id: (await world.createTraveller()).uid },
    body: { reason: 'Too many cards.' },
  }),
  unblockCustomer: async (_owner, world) => {
    drawn += 1;
    const { uid: id } = await world.createTraveller();
    await world.db.sql.query(
      `insert into account_blocks (id, user_id, reason, at, by_user_id) values ($1, $2, 'x', now(), 'x')`,
      [`block-${drawn}`, id],
    );
    return { params: { id } };
  },
  listSubscribers: async () => ({ query: { state: 'waiting', q: 'example' } }),
  countSubscribers: nothing,
  exportCustomers: async () => ({ query: { q: 'ada', sort: 'name' } }),
  exportSubscribers: async () => ({ query: { state: 'subscribed', q: 'example' } }),
  subscribeNewsletter: async () => {
    drawn += 1;
    return { body: { email: `reader-${drawn}@example.com`, consent: true } };
  },
  confirmNewsletter: async () => ({ body: { token: 'a-token-of-nobody' } }),
  unsubscribeNewsletter: async () => ({ body: { token: 'a-token-of-nobody' } }),
  readAudit: async () => ({
    query: { kind: 'team', by: 'somebody', record: 'WF-7K3M9Q', from: '2026-01-01' },
  }),
  listAuditActors: nothing,
  exportAudit: async () => ({ query: { kind: 'bookings', to: '2026-01-01' } }),
  listAudit: async () => ({ query: { before: '019bdf91-4c00-7c7f-964f-38ae9f3d9680' } }),
};
