import type { Availability, Booking, Problem, Today, Trip } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LimitedSpot, limitedSpot } from '../../test/limited-spot.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import { dayFromNow, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { endHolds, endRequests } from '../holds/index.ts';

const DAY = dayFromNow(20);

let world: PaymentsWorld;
let other: PaymentsWorld;
let owner: Caller;
let ada: Caller;
let place: LimitedSpot;
beforeAll(async () => {
  world = await openPaymentsWorld();
  other = await openPaymentsWorld({}, world);
  owner = await world.administrator();
});
beforeEach(async () => {
  world.test.clock.reset();
  ada = await world.traveler();
  const limits = { mode: 'daily', capacity: 2, confirm: 'on_request' } as const;
  place = await limitedSpot({ db: world.db, owner }, limits);
});
afterEach(async () => {
  const broken = await checkInvariants(world.db, world.provider);
  if (broken.length > 0) throw new Error(broken.join('\n'));
});
afterAll(async () => {
  await other.close();
  await world.close();
});

const requested = async (who = ada, adults = 2) => (await place.book(who, DAY, 1, { adults })).body;
const now = async (who: Caller, { _id }: Booking) =>
  (await who.call<Booking>('GET', `/api/bookings/${_id}`)).body;
const answer = (
  { _id, revision }: Booking,
  body: Partial<{ revision: number; answer: string; reason: string }> = {},
  who = owner,
) =>
  who.call<{ booking: Booking } & Problem>('POST', `/api/operator/bookings/${_id}/answer`, {
    revision,
    answer: 'accept',
    ...body,
  });
const decline = (booking: Booking, reason = 'The guide is away that week.') =>
  answer(booking, { answer: 'decline', reason });
const events = async ({ _id }: Booking) => {
  const { rows } = await world.db.sql.query<{ kind: string }>(
    `select kind from booking_events where booking_id = $1 and kind not in ('mail', 'claimed') order by id`,
    [_id],
  );
  return rows.map(({ kind }) => kind);
};
const mailsTo = async (who: Caller) => {
  const { rows } = await world.db.sql.query<{ subject: string; text: string }>(
    'select subject, text_body as text from mail_outbox where recipient = $1 order by created_at, id',
    [who.email],
  );
  return rows;
};
const REFUSED = { status: 409, body: { code: 'not_confirmed' } };

describe('a request', () => {
  it('keeps its places without an end, and can’t be paid', async () => {
    const booking = await requested();
    expect(booking).toMatchObject({ state: 'held', awaitsAgency: true, paid: false });
    expect(booking.heldUntil).toBeUndefined();
    expect(await place.taken()).toEqual({ [DAY]: 2 });
    expect(await ada.open(booking._id)).toMatchObject(REFUSED);
    const { body: trip } = await ada.call<Trip>('GET', `/api/trips/${booking._id}`);
    expect(trip.actions).toMatchObject({ pay: false, change: true, cancel: true, voucher: false });
    expect(await events(booking)).toEqual(['requested']);
    world.advanceMinutes(10 * 24 * 60);
    await endHolds(world.context);
    await endRequests(world.context);
    expect(await now(ada, booking)).toMatchObject({ state: 'held', awaitsAgency: true });
  });

  it('can’t be paid in any other way', async () => {
    const booking = await requested();
    const price = booking.breakdown.dueNow / 100;
    const intent = { price };
    const opened = await ada.call('POST', '/api/payments/create-payment-intent', intent);
    expect(opened).toMatchObject(REFUSED);
    const receivedOn = world.now().toISOString().slice(0, 10);
    const cash = { kind: 'received', method: 'cash', amount: 100, receivedOn };
    const path = `/api/operator/bookings/${booking._id}`;
    expect(await owner.call('POST', `${path}/counterPayments`, cash)).toMatchObject(REFUSED);
    expect(await owner.call('POST', `${path}/confirmation`)).toMatchObject(REFUSED);
    const insert = world.db.sql.query(
      `insert into payment_intents (id, booking_id, amount, currency, attempt, state, created_at)
       values ($1, $1, 100, 'usd', 1, 'creating', now())`,
      [booking._id],
    );
    await expect(insert).rejects.toMatchObject({ code: 'WF003' });
  });

  it('is shown by the calendar, the page, the list, the export and Today', async () => {
    const booking = await requested();
    const calendar: Availability = await place.calendar(DAY, DAY);
    expect(calendar.confirm).toBe('on_request');
    const page = await ada.call<{ onRequest?: boolean }>('GET', `/api/allSpots/${place.id}`);
    expect(page.body.onRequest).toBe(true);
    const list = await owner.call<Booking[]>('GET', `/api/operator/bookings?awaiting=true&offerId=${place.id}`); // prettier-ignore
    expect(list.body).toMatchObject([{ _id: booking._id, awaitsAgency: true }]);
    const today = await owner.call<Today>('GET', '/api/operator/dashboard');
    expect(today.body.toDo.requests?.count).toBeGreaterThan(0);
    await decline(booking);
    const after = await owner.call<Booking[]>('GET', `/api/operator/bookings?awaiting=true&offerId=${place.id}`); // prettier-ignore
    expect(after.body).toEqual([]);
  });

  it('is made only by travelers, even if nothing is limited', async () => {
    await place.bookForCustomer(DAY);
    const { rows } = await world.db.sql.query('select state, awaits_agency from bookings where offer_id = $1', [place.id]); // prettier-ignore
    expect(rows).toEqual([{ state: 'booked', awaits_agency: false }]);
    const open = await limitedSpot({ db: world.db, owner }, { confirm: 'on_request' });
    const { body } = await open.book(ada, DAY);
    expect(body).toMatchObject({ state: 'held', awaitsAgency: true });
    expect(await answer(body)).toMatchObject({ body: { booking: { state: 'booked' } } });
  });

  it('can be changed, canceled and deleted while it waits', async () => {
    const booking = await requested(ada, 1);
    const change = { travelDate: DAY, travelDuration: 2 };
    const { body } = await ada.call<Booking>('PUT', `/api/bookings/${booking._id}`, change);
    expect(body).toMatchObject({ state: 'held', awaitsAgency: true, revision: 2 });
    expect(await answer(booking)).toMatchObject({ status: 409, body: { code: 'revision_changed' } }); // prettier-ignore
    const cancel = { revision: 2, expectedRefund: 0 };
    await ada.call('POST', `/api/bookings/${booking._id}/cancellation`, cancel);
    expect(await place.taken()).toEqual({});
    expect(await answer({ ...booking, revision: 3 })).toMatchObject({
      status: 409,
      body: { code: 'booking_cancelled' },
    });
    expect((await now(ada, booking)).awaitsAgency).toBeUndefined();
    const second = await requested(ada, 1);
    expect((await ada.call('DELETE', `/api/bookings/${second._id}`)).status).toBe(200);
    expect(await answer(second)).toMatchObject({ status: 404 });
  });
});

describe('an answer', () => {
  it('that accepts holds the places until they are paid', async () => {
    const booking = await requested();
    const answered = await answer(booking);
    expect(answered).toMatchObject({ status: 200, body: { booking: { state: 'held' } } });
    const accepted = await now(ada, booking);
    expect(accepted.awaitsAgency).toBeUndefined();
    expect(Date.parse(accepted.heldUntil ?? '')).toBeGreaterThan(world.now().getTime());
    expect(await events(booking)).toEqual(['requested', 'accepted']);
    const mails = await mailsTo(ada);
    expect(mails.at(-1)?.text).toContain('accepted your request');
    expect(mails.at(-1)?.text).toContain(`/bookings/${booking._id}`);
    await ada.pay(booking._id);
    expect(await now(ada, booking)).toMatchObject({ state: 'booked', paid: true });
    expect(await place.taken()).toEqual({ [DAY]: 2 });
  });

  it('that declines gives the reason, and frees the places', async () => {
    const booking = await requested();
    expect(await decline(booking)).toMatchObject({ status: 200 });
    expect(await now(ada, booking)).toMatchObject({
      state: 'expired',
      declined: 'The guide is away that week.',
    });
    expect(await place.taken()).toEqual({});
    expect((await mailsTo(ada)).at(-1)?.text).toContain('The guide is away that week.');
    expect(await ada.open(booking._id)).toMatchObject({ status: 409, body: { code: 'booking_expired' } }); // prettier-ignore
    const { rows } = await world.db.sql.query(
      `select detail from audit_log where action = 'request_answered' and subject_id = $1`,
      [booking._id],
    );
    expect(rows).toEqual([{ detail: { decision: 'decline' } }]);
  });

  it('is given once, even by two at the same time', async () => {
    const booking = await requested();
    const both = await Promise.all([
      answer(booking),
      answer(booking, { answer: 'decline', reason: 'No.' }, other.enterAs(owner)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await answer({ ...booking, revision: 2 });
    expect(again).toMatchObject({ status: 409, body: { code: 'already_decided' } });
  });

  it('needs a reason to decline, and refuses unknown values', async () => {
    const booking = await requested();
    const faults = [
      [{ answer: 'decline' }, 'reason'],
      [{ answer: 'decline', reason: '   ' }, 'reason'],
      [{ answer: 'perhaps' }, 'answer'],
      [{ revision: 0 }, 'revision'],
    ] as const;
    for (const [body, field] of faults) {
      expect(await answer(booking, body)).toMatchObject({ status: 400, body: { field } });
    }
  });

  it('requires the permission to change bookings', async () => {
    const booking = await requested();
    const path = `/api/operator/bookings/${booking._id}/answer`;
    expect((await world.app.inject({ method: 'POST', url: path })).statusCode).toBe(401);
    expect((await answer(booking, {}, ada)).status).toBe(403);
    expect((await answer({ ...booking, _id: 'nowhere' })).status).toBe(404);
  });

  it('is refused for a booking that isn’t a request', async () => {
    const plain = await limitedSpot({ db: world.db, owner }, { mode: 'daily', capacity: 2 });
    const { body } = await plain.book(ada, DAY);
    expect(await answer(body)).toMatchObject({ status: 409, body: { code: 'already_decided' } });
  });
});

describe('without an answer', () => {
  it('a request ends when its first day begins at the destination, once and with an email', async () => {
    const booking = await requested();
    world.test.clock.set(new Date(`${DAY}T23:59:00Z`));
    await Promise.all([endRequests(world.context), endRequests(other.context)]);
    const ended = await now(ada, booking);
    expect(ended).toMatchObject({ state: 'expired', revision: 2 });
    expect(ended.declined).toBeUndefined();
    expect(await events(booking)).toEqual(['requested', 'unanswered']);
    expect(await place.taken()).toEqual({});
    expect(await answer({ ...booking, revision: 2 })).toMatchObject({
      body: { code: 'already_decided' },
    });
  });

  it('a request for the same day lasts until that day ends', async () => {
    const today = world.now().toISOString().slice(0, 10);
    const { body } = await place.book(ada, today);
    if (body.state === undefined) return; // the day has ended at the destination, so nothing could be booked
    await endRequests(world.context);
    expect(await now(ada, body)).toMatchObject({ state: 'held', awaitsAgency: true });
    world.advanceMinutes(48 * 60);
    await endRequests(world.context);
    expect((await now(ada, body)).state).toBe('expired');
  });
});

describe('the limits of a destination', () => {
  it('keep the way of confirming if it is left out, and refuse unknown values', async () => {
    const known = await place.known(DAY, DAY);
    expect(known.limits.confirm).toBe('on_request');
    const { confirm: _confirm, ...limits } = known.limits;
    const path = `/api/operator/spots/${place.id}/availability`;
    const put = await owner.call('PUT', path, { limits, revision: known.revision });
    expect(put).toMatchObject({ status: 200, body: { limits: { confirm: 'on_request' } } });
    const wrong = { limits: { ...limits, confirm: 'maybe' }, revision: known.revision + 1 };
    expect(await owner.call('PUT', path, wrong)).toMatchObject({
      status: 400,
      body: { field: 'limits.confirm' },
    });
  });

  it('let older requests continue to wait when they change', async () => {
    const booking = await requested();
    await place.limit({ mode: 'daily', capacity: 2, confirm: 'at_once' });
    expect(await now(ada, booking)).toMatchObject({ awaitsAgency: true });
    expect((await answer(booking)).status).toBe(200);
    expect((await place.calendar(DAY, DAY)).confirm).toBeUndefined();
  });
});
