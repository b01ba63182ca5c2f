import type { Booking, PaymentLink, Problem } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { markMailSent } from '../../mails/outbox-store.ts';
import { bookByPhone, cash, change, record, refund } from '../../test/payments/agency.ts';
import { cancel, read } from '../../test/payments/canceling.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import {
  CARDS,
  codeOf,
  intentIdOf,
  linkCalls,
  type Caller,
} from '../../test/payments/payments-caller.ts';
import { moveTo } from '../../test/people.ts';
import type { PaymentsWorld } from '../../test/payments/payments-world.ts';
import {
  firstPaid,
  openPlannedWorlds,
  plannedTrip,
  setPlan,
  THIRTY_PERCENT,
} from '../../test/payments/planned-trip.ts';

let world: PaymentsWorld;
let other: PaymentsWorld;
let owner: Caller;
beforeAll(async () => {
  ({ world, other, owner } = await openPlannedWorlds());
});
afterEach(() => world.faults.clear());
afterAll(async () => {
  await other.close();
  await world.close();
});

const makeLink = (booking: Booking, input: object, who = owner) =>
  who.call<PaymentLink & Problem>(
    'POST',
    `/api/operator/bookings/${booking._id}/paymentLinks`,
    input,
  );
const linkTo = async (booking: Booking, input: object = { asks: 'balance' }) => {
  const { body, status } = await makeLink(booking, input);
  expect(status).toBe(200);
  return { ...body, code: codeOf(body) };
};
const lookUp = async (code: string) => (await linkCalls(world.test).lookUp(code)).body;
const openBy = (code: string, amount: number, at: PaymentsWorld = world) =>
  linkCalls(at.test).open(code, amount);
const end = (id: string, who = owner) => who.call('DELETE', `/api/operator/paymentLinks/${id}`);
/** Pays as someone who has the link does. */
async function payBy(code: string, amount: number, card?: string): Promise<string> {
  const { body, status } = await openBy(code, amount);
  if (status !== 200) return body.code;
  return owner.confirm(body.clientSecret, card);
}

const paymentsOf = async ({ _id }: Booking) =>
  (
    await world.db.sql.query<{ part: number; amount: number; uid: string | null }>(
      'select part, amount, uid from payments where booking_id = $1 order by created_at, id',
      [_id],
    )
  ).rows;

describe('a payment link', () => {
  it('shows the trip and the amount, nothing personal, and is paid without an account (MP5)', async () => {
    const { ada, booking } = await firstPaid(world);
    const link = await linkTo(booking, { asks: 'balance', message: 'See you on the reef!' });
    expect(link).toMatchObject({
      asks: 'balance',
      amount: 105_000,
      currency: 'usd',
      state: 'open',
    });
    expect(link.url).toContain('/pay#');
    const seen = await lookUp(link.code);
    expect(seen).toMatchObject({
      state: 'open',
      trip: {
        reference: booking.reference,
        name: booking.travelSpot,
        firstDay: booking.travelDate,
        travellers: { adults: 1, children: 0, infants: 0 },
      },
      payment: {
        asks: 'balance',
        amount: 105_000,
        total: 150_000,
        paid: 45_000,
        balanceDueOn: booking.breakdown.balanceDueOn,
        message: 'See you on the reef!',
      },
    });
    const text = JSON.stringify(seen);
    for (const personal of [booking.travelName, ada.email, ada.uid, booking._id]) {
      expect(text).not.toContain(personal);
    }

    expect(await payBy(link.code, 105_000)).toBe('succeeded');
    expect(await lookUp(link.code)).toMatchObject({ state: 'paid', payment: { amount: 105_000 } });
    expect(await paymentsOf(booking)).toEqual([
      { part: 1, amount: 45_000, uid: ada.uid },
      { part: 2, amount: 105_000, uid: ada.uid },
    ]);
    expect((await read(ada, booking)).breakdown).toMatchObject({ paid: 150_000, dueOnArrival: 0 });
    expect(await payBy(link.code, 105_000)).toBe('booking_paid');
    const { paymentLinks, timeline } = await record(owner, booking);
    expect(paymentLinks).toMatchObject([{ _id: link._id, state: 'paid', amount: 105_000 }]);
    expect(timeline.map(({ kind }) => kind)).toContain('link_made');
    await world.comeToRest();
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });

  it('asks for the first payment, or for what staff agreed on the phone', async () => {
    const first = await plannedTrip(world);
    const link = await linkTo(first.booking, { asks: 'first' });
    expect(await payBy(link.code, 45_000)).toBe('succeeded');
    expect(await lookUp(link.code)).toMatchObject({ state: 'paid' });
    expect((await read(first.ada, first.booking)).paid).toBe(true);

    const agreed = await plannedTrip(world);
    const sum = await linkTo(agreed.booking, { asks: 'amount', amount: 20_000 });
    expect(await payBy(sum.code, 20_000)).toBe('succeeded');
    await lookUp(sum.code);
    const more = await linkTo(agreed.booking, { asks: 'amount', amount: 30_000 });
    const rest = await linkTo(agreed.booking);
    expect(rest.amount).toBe(130_000);
    expect(await payBy(more.code, 30_000)).toBe('succeeded');
    await lookUp(more.code);
    expect(await payBy(rest.code, 130_000)).toBe('price_changed');
    expect(await payBy(rest.code, 100_000)).toBe('succeeded');
    await lookUp(rest.code);
    expect(await paymentsOf(agreed.booking)).toMatchObject([
      { part: 1, amount: 20_000 },
      { part: 2, amount: 30_000 },
      { part: 3, amount: 100_000 },
    ]);
    await world.comeToRest();
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });

  it('asks for the rest of a trip without a plan, which is due on arrival', async () => {
    await setPlan(owner, null);
    const { ada, booking } = await plannedTrip(world);
    await ada.pay(booking._id);
    const link = await linkTo(booking);
    expect(link.amount).toBe(100_000);
    expect(await lookUp(link.code)).toMatchObject({ payment: { balanceDueOn: null } });
    expect(await payBy(link.code, 100_000)).toBe('succeeded');
    await lookUp(link.code);
    expect((await read(ada, booking)).breakdown).toMatchObject({ paid: 150_000, dueOnArrival: 0 });
    await setPlan(owner, THIRTY_PERCENT);
  });

  it('of a customer without an account is paid, even while they claim the booking', async () => {
    const { booking, email } = await bookByPhone(world, owner);
    const link = await linkTo(booking, { asks: 'first', mail: true });
    const opened = await openBy(link.code, link.amount);
    expect(opened.status).toBe(200);
    const { uid } = await moveTo(world.test, email, (await world.traveler()).person);
    expect(await owner.confirm(opened.body.clientSecret)).toBe('succeeded');
    await world.deliverWebhooks();
    expect(await lookUp(link.code)).toMatchObject({ state: 'paid' });
    expect(await paymentsOf(booking)).toMatchObject([{ uid, part: 1 }]);
    await world.comeToRest();
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });

  it('asks for less when other money arrives, and shows that it is paid when nothing is left', async () => {
    const { booking } = await firstPaid(world);
    const link = await linkTo(booking, { asks: 'amount', amount: 80_000 });
    await cash(owner, world, booking, { amount: 60_000 });
    expect(await lookUp(link.code)).toMatchObject({ state: 'open', payment: { amount: 45_000 } });
    expect(await payBy(link.code, 80_000)).toBe('price_changed');
    await cash(owner, world, booking, { amount: 45_000 });
    expect(await lookUp(link.code)).toMatchObject({ state: 'paid', payment: { amount: 150_000 } });
    expect((await makeLink(booking, { asks: 'balance' })).body.code).toBe('booking_paid');
  });

  it('stays paid after its money was returned', async () => {
    const { booking } = await firstPaid(world);
    const link = await linkTo(booking);
    await payBy(link.code, 105_000);
    await lookUp(link.code);
    const { payments } = await record(owner, booking);
    const balance = payments.find(({ part }) => part === 'balance');
    expect((await refund(owner, { _id: balance?._id ?? '' }, { reason: 'Sorry' })).status).toBe(
      201,
    );
    await world.comeToRest();
    expect(await lookUp(link.code)).toMatchObject({ state: 'paid', payment: { amount: 105_000 } });
    expect(await payBy(link.code, 105_000)).toBe('booking_paid');
  });
});

describe('a payment link that has ended', () => {
  it('says so, shows nothing of the trip, and accepts no money', async () => {
    const { booking } = await firstPaid(world);
    const link = await linkTo(booking);
    const opened = await openBy(link.code, 105_000);
    expect((await end(link._id)).body).toEqual({ deletedCount: 1 });
    expect((await end(link._id)).body).toEqual({ deletedCount: 0 });
    expect(await owner.confirm(opened.body.clientSecret)).not.toBe('succeeded');
    expect(await lookUp(link.code)).toMatchObject({ state: 'ended', trip: null, payment: null });
    expect(await payBy(link.code, 105_000)).toBe('link_ended');
    expect(await record(owner, booking)).toMatchObject({ paymentLinks: [{ state: 'ended' }] });
    expect(await paymentsOf(booking)).toHaveLength(1);
  });

  it('drops its email if that hasn’t been sent yet', async () => {
    const { booking } = await firstPaid(world);
    const waiting = await linkTo(booking, { asks: 'balance', mail: true });
    const sent = await linkTo(booking, { asks: 'amount', amount: 10_000, mail: true });
    const mailOf = async (link: { url: string }) => {
      const { rows } = await world.db.sql.query<{ id: string; state: string }>(
        `select id, state from mail_outbox where kind = 'payment_request' and strpos(text_body, $1) > 0`,
        [link.url],
      );
      expect(rows).toHaveLength(1);
      return rows[0];
    };
    await markMailSent(world.db.orm, (await mailOf(sent))?.id ?? '', world.test.clock.now());
    for (const { _id } of [waiting, sent]) expect((await end(_id)).status).toBe(200);
    expect(await mailOf(waiting)).toMatchObject({ state: 'dead' });
    expect(await mailOf(sent)).toMatchObject({ state: 'sent' });
    const { timeline } = await record(owner, booking);
    expect(timeline.filter(({ kind }) => kind === 'mail_dropped')).toHaveLength(1);
  });

  it('doesn’t end a payment that the traveler has opened', async () => {
    const { ada, booking } = await firstPaid(world);
    const link = await linkTo(booking);
    const opened = await ada.open(booking._id, 'balance');
    await end(link._id);
    expect(await ada.confirm(opened.body.clientSecret)).toBe('succeeded');
  });

  it('is canceled with its trip', async () => {
    const { ada, booking } = await firstPaid(world);
    const link = await linkTo(booking);
    const opened = await openBy(link.code, 105_000);
    expect((await cancel(ada, booking, 45_000)).status).toBe(201);
    expect(await owner.confirm(opened.body.clientSecret)).not.toBe('succeeded');
    expect(await lookUp(link.code)).toMatchObject({ state: 'canceled', trip: null });
    expect(await payBy(link.code, 105_000)).toBe('booking_cancelled');
    expect((await makeLink(booking, { asks: 'balance' })).body.code).toBe('booking_cancelled');
  });

  it('says that its trip is canceled even after it was paid', async () => {
    const { ada, booking } = await firstPaid(world);
    const link = await linkTo(booking);
    await payBy(link.code, 105_000);
    expect(await lookUp(link.code)).toMatchObject({ state: 'paid' });
    expect((await cancel(ada, booking, 150_000)).status).toBe(201);
    expect(await lookUp(link.code)).toMatchObject({ state: 'canceled', payment: null });
  });

  it('follows a trip that changes', async () => {
    const { booking } = await firstPaid(world);
    const link = await linkTo(booking);
    await openBy(link.code, 105_000);
    await change(owner, booking, { travelDuration: 4 });
    const seen = await lookUp(link.code);
    expect(seen).toMatchObject({ state: 'open', payment: { amount: 155_000, total: 200_000 } });
    expect(await payBy(link.code, 105_000)).toBe('price_changed');
    expect(await payBy(link.code, 155_000)).toBe('succeeded');
  });
});

describe('[attack pay or look with a link that is not yours] calls about payment links', () => {
  it('need the code, the permission and valid input', async () => {
    const { ada, booking } = await firstPaid(world);
    const link = await linkTo(booking);
    for (const code of ['x', `${link.code}x`, link._id, booking._id]) {
      expect((await linkCalls(world.test).lookUp(code)).status).toBe(404);
      expect((await openBy(code, 105_000)).status).toBe(404);
    }
    const path = `/operator/bookings/${booking._id}/paymentLinks`;
    expect((await world.test.anonymous.post(path, { asks: 'balance' })).status).toBe(401);
    expect((await makeLink(booking, { asks: 'balance' }, ada)).status).toBe(403);
    expect((await end(link._id, ada)).status).toBe(403);
    expect((await end(booking._id)).status).toBe(404);
    expect((await makeLink({ ...booking, _id: link._id }, { asks: 'balance' })).status).toBe(404);
    const refused = async (input: object) => (await makeLink(booking, input)).body;
    expect(await refused({ asks: 'amount' })).toMatchObject({ field: 'amount' });
    expect(await refused({ asks: 'balance', amount: 5 })).toMatchObject({ field: 'amount' });
    expect(await refused({ asks: 'amount', amount: 105_001 })).toMatchObject({ field: 'amount' });
    expect(await refused({ asks: 'all' })).toMatchObject({ field: 'asks' });
    expect(await refused({ asks: 'first' })).toMatchObject({ code: 'booking_paid' });
    const unpaid = await plannedTrip(world);
    const early = await makeLink(unpaid.booking, { asks: 'balance' });
    expect(early.body).toMatchObject({ code: 'not_due_yet' });
  });

  it('make at most five links', async () => {
    const { booking } = await firstPaid(world);
    const many = await Promise.all(
      Array.from({ length: 8 }, () => makeLink(booking, { asks: 'balance' })),
    );
    expect(many.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = many.filter(({ status }) => status !== 200);
    for (const { body } of refused) {
      expect(body).toMatchObject({ code: 'too_many_links', params: { most: 5 } });
    }
    const first = many.find(({ status }) => status === 200);
    await end(first?.body._id ?? '');
    expect((await makeLink(booking, { asks: 'balance' })).status).toBe(200);
  });

  it('stop after ten declined cards on one link, and the traveler can still pay', async () => {
    const { ada, booking } = await firstPaid(world);
    const link = await linkTo(booking);
    const { body } = await openBy(link.code, 105_000);
    for (let tries = 0; tries < 10; tries += 1) {
      await owner.confirm(body.clientSecret, CARDS.declined);
      await world.deliverWebhooks();
    }
    expect(await owner.confirm(body.clientSecret)).not.toBe('succeeded');
    expect((await openBy(link.code, 105_000)).status).toBe(429);
    expect(await ada.pay(booking._id, undefined, 'balance')).toMatchObject({ amount: 105_000 });
  });
});

describe('one balance', () => {
  it('is charged once, however often people press on two devices and a link', async () => {
    const { ada, booking } = await firstPaid(world);
    const { code } = await linkTo(booking);
    const elsewhere = other.enterAs(ada);
    const ways = [
      () => ada.open(booking._id, 'balance'),
      () => elsewhere.open(booking._id, 'balance'),
      () => openBy(code, 105_000),
      () => openBy(code, 105_000, other),
    ] as const;
    const press = async (n: number) => {
      const opened = await ways[(n % 4) as 0 | 1 | 2 | 3]();
      if (opened.status !== 200) return opened.status;
      return ada.confirm(opened.body.clientSecret);
    };
    await Promise.all(Array.from({ length: 50 }, (_, n) => press(n)));
    await world.deliverWebhooks();
    await lookUp(code);
    await world.comeToRest();
    expect(await paymentsOf(booking)).toMatchObject([{ amount: 45_000 }, { amount: 105_000 }]);
    const listed = await world.provider.paymentIntents.list({ limit: 100 });
    const charged = listed.data.filter(
      ({ metadata, status }) => metadata['booking'] === booking._id && status === 'succeeded',
    );
    expect(charged).toHaveLength(2);
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });

  it('isn’t charged by two links for the same amount, if one of them is paid', async () => {
    const { booking } = await firstPaid(world);
    const [one, two] = [await linkTo(booking), await linkTo(booking)];
    const opened = await openBy(one.code, 105_000);
    expect(await payBy(two.code, 105_000)).toBe('succeeded');
    expect(await owner.confirm(opened.body.clientSecret)).not.toBe('succeeded');
    expect(await lookUp(two.code)).toMatchObject({ state: 'paid' });
    expect(await lookUp(one.code)).toMatchObject({ state: 'paid' });
    expect(await paymentsOf(booking)).toHaveLength(2);
    expect(intentIdOf(opened.body.clientSecret)).toMatch(/^pi_/);
  });
});
