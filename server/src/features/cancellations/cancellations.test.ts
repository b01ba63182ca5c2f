import type { Booking, BookingRecord, Payment } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  cancel,
  cancelAsOperator,
  endBehindTheProvider,
  mailsTo,
  preview,
  read,
  refundsOf,
  underModerateTerms,
} from '../../test/payments/canceling.ts';
import { makeMember } from '../../test/people.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import { CARDS, dayFromNow, intentIdOf, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';

let world: PaymentsWorld;
let admin: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld({ charge: 'total' });
  admin = await world.administrator();
});
afterEach(() => world.faults.clear());
afterAll(() => world.close());

const dayAhead = (days: number) =>
  new Date(world.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

async function paidTrip(card?: string, days = 10) {
  const ada = await world.traveler();
  const booking = await ada.book({ date: dayAhead(days) });
  const payment = await ada.pay(booking._id, card);
  return { ada, booking, payment };
}

describe('canceling a trip', () => {
  it('if it is paid, refunds what was shown, once, and says so in one email', async () => {
    const { ada, booking, payment } = await paidTrip();
    const shown = await preview(ada, booking);
    expect(shown).toMatchObject({
      refusal: null,
      revision: 1,
      timeZone: 'Europe/Rome',
      total: 150_000,
      taken: 150_000,
      back: 0,
      refund: { card: 150_000, counter: 0 },
      kept: 0,
      percent: 100,
      current: 0,
      disputed: false,
      sentences: ['You can cancel up to 48 hours before the travel date.'],
    });
    expect(shown.steps.map(({ percent, refund }) => [percent, refund])).toEqual([
      [100, 150_000],
      [0, 0],
    ]);
    expect(shown.steps.map(({ untilLocal }) => untilLocal)).toEqual([
      `${dayAhead(8)}T00:00`,
      `${dayAhead(10)}T00:00`,
    ]);
    const { body, status } = await cancel(ada, booking, 150_000);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      by: 'traveller',
      refund: { card: 150_000, counter: 0 },
      kept: 0,
      lapsed: 0,
      progress: 'done',
      sentAt: expect.stringMatching(/^\d{4}-.+Z$/),
    });
    expect(await read(ada, booking)).toMatchObject({
      state: 'cancelled',
      revision: 2,
      paid: false,
      breakdown: { total: 0, paid: 150_000, refunded: 150_000, dueNow: 0, dueOnArrival: 0 },
    });
    const { body: receipt } = await ada.call<Payment>('GET', `/api/payments/${payment._id}`);
    expect(receipt.amountRefunded).toBe(150_000);
    expect(await refundsOf(world.db, booking)).toHaveLength(1);
    const mails = await mailsTo(world.db, ada);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Booked: /),
      `Receipt for ${booking.travelSpot}`,
      `Your voucher for ${booking.travelSpot}`,
      `Canceled: ${booking.travelSpot}`,
    ]);
    expect(mails[3]?.text_body).toContain('$1,500 is on its way back to your card');
  });

  it('if it is unpaid, ends it and its open payment', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const { body } = await ada.open(booking._id);
    expect(await cancel(ada, booking, 0)).toMatchObject({
      status: 201,
      body: { taken: 0, progress: 'none' },
    });
    const intent = await world.provider.paymentIntents.retrieve(intentIdOf(body.clientSecret));
    expect(intent.status).toBe('canceled');
    for (const answer of [
      await ada.open(booking._id),
      await ada.call('PUT', `/api/bookings/${booking._id}`, {
        travelDate: dayFromNow(40),
        travelDuration: 2,
      }),
      await cancel(ada, booking, 0, 2),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'booking_cancelled' } });
    }
    expect(await preview(ada, booking)).toMatchObject({ refusal: 'booking_cancelled' });
  });

  it('is possible only for its owner [attack what belongs to another person]', async () => {
    const { booking } = await paidTrip();
    const eve = await world.traveler();
    expect(await cancel(eve, booking, 150_000)).toMatchObject({ status: 404 });
    expect(await preview(eve, booking)).toMatchObject({ code: 'not_found' });
    const { _id } = booking;
    const asked = eve.call('POST', `/api/operator/bookings/${_id}/cancellation`, {
      revision: 1,
      reasonCode: 'weather',
    });
    expect(await asked).toMatchObject({ status: 403 });
    expect(await read(admin, booking)).toMatchObject({ state: 'booked', paid: true });
  });

  it('keeps a share according to its policy, and the figures agree everywhere', async () => {
    const { ada, booking, payment } = await paidTrip(undefined, 4);
    await underModerateTerms(world.db, booking);
    const shown = await preview(ada, booking);
    expect(shown).toMatchObject({ percent: 50, refund: { card: 75_000 }, kept: 75_000 });
    expect(shown.steps.map(({ percent }) => percent)).toEqual([50, 0]);
    expect(await cancel(ada, booking, 75_000)).toMatchObject({ body: { kept: 75_000 } });
    expect(await read(ada, booking)).toMatchObject({
      breakdown: { total: 75_000, paid: 150_000, refunded: 75_000, dueOnArrival: 0 },
      cancellation: { kept: 75_000, refund: { card: 75_000 }, progress: 'done' },
    });
    const { body } = await ada.call<Payment>('GET', `/api/payments/${payment._id}`);
    expect(body).toMatchObject({ amount: 150_000, amountRefunded: 75_000 });
  });

  it('changes nothing if the figures differ from those shown, and returns the new ones [attack a refund that was shown earlier]', async () => {
    const { ada, booking, payment } = await paidTrip();
    const refund = { amount: 20_000, reason: 'goodwill' };
    await admin.call('POST', `/api/payments/${payment._id}/refunds`, refund);
    expect(await cancel(ada, booking, 150_000)).toMatchObject({
      status: 409,
      body: {
        code: 'cancellation_changed',
        cancellation: { back: 20_000, refund: { card: 130_000 }, kept: 0 },
      },
    });
    expect(await cancel(ada, booking, 130_000, 7)).toMatchObject({
      status: 409,
      body: { code: 'cancellation_changed', cancellation: { revision: 1 } },
    });
    expect(await read(ada, booking)).toMatchObject({ state: 'booked', paid: true });
    expect(await cancel(ada, booking, 130_000)).toMatchObject({ status: 201 });
    expect(await refundsOf(world.db, booking)).toMatchObject([
      { amount: 20_000, state: 'succeeded' },
      { amount: 130_000, state: 'succeeded' },
    ]);
  });

  it('first settles a charge made at the last moment', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const { body } = await ada.open(booking._id);
    await ada.confirm(body.clientSecret);
    expect(await cancel(ada, booking, 0)).toMatchObject({
      status: 409,
      body: { code: 'cancellation_changed', cancellation: { taken: 150_000 } },
    });
    expect(await cancel(ada, booking, 150_000)).toMatchObject({ status: 201 });
  });

  it('refunds money that arrives too late, and says why', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const { body } = await ada.open(booking._id);
    await endBehindTheProvider(world.db, booking);
    await ada.confirm(body.clientSecret);
    await world.comeToRest();
    expect(await refundsOf(world.db, booking)).toEqual([
      { amount: 150_000, reason: 'booking_cancelled', state: 'succeeded' },
    ]);
    const [mail] = (await mailsTo(world.db, ada)).slice(-1);
    expect(mail?.subject).toBe('Your payment is on its way back');
    expect(mail?.text_body).toContain('the trip it was for is canceled');
  });
});

describe('the calendar of the destination', () => {
  async function toDeadline(who: Caller, booking: Booking, minutesBefore: number) {
    const { steps } = await preview(who, booking);
    const deadline = Date.parse(steps[0]?.until ?? '');
    world.test.clock.set(new Date(deadline - minutesBefore * 60_000));
  }

  it('decides when the deadline is; shown amounts are honored for ten minutes [attack a deadline by another clock]', async () => {
    const { ada, booking } = await paidTrip(undefined, 20);
    await toDeadline(ada, booking, 0);
    expect(await preview(ada, booking)).toMatchObject({ percent: 100, current: 0 });
    world.advanceMinutes(10);
    expect(await preview(ada, booking)).toMatchObject({ percent: 0, current: 1 });
    expect(await cancel(ada, booking, 150_000)).toMatchObject({
      status: 201,
      body: { refund: { card: 150_000 } },
    });

    const late = await paidTrip(undefined, 20);
    await toDeadline(late.ada, late.booking, 0);
    world.advanceMinutes(11);
    expect(await cancel(late.ada, late.booking, 150_000)).toMatchObject({
      status: 409,
      body: { code: 'cancellation_changed', cancellation: { percent: 0, kept: 150_000 } },
    });
  });

  it('ends what a traveler may do when the trip begins there, but not what the agency may do', async () => {
    const { ada, booking } = await paidTrip(undefined, 20);
    const { steps } = await preview(ada, booking);
    world.test.clock.set(new Date(Date.parse(steps.at(-1)?.until ?? '')));
    expect(await preview(ada, booking)).toMatchObject({ refusal: 'trip_started' });
    world.advanceMinutes(11);
    expect(await cancel(ada, booking, 0)).toMatchObject({
      status: 409,
      body: { code: 'trip_started' },
    });
    expect(await cancelAsOperator(admin, booking, 'full')).toMatchObject({
      status: 201,
      body: { by: 'staff', refund: { card: 150_000 } },
    });
  });
});

describe('the agency cancels', () => {
  it('with everything refunded, for a reason that the traveler reads', async () => {
    const { ada, booking } = await paidTrip(undefined, 1);
    expect(await cancelAsOperator(admin, booking, 'full')).toMatchObject({
      status: 201,
      body: { by: 'staff', reasonCode: 'weather', refund: { card: 150_000 } },
    });
    const mail = (await mailsTo(world.db, ada)).at(-1);
    expect(mail?.text_body).toContain('The weather doesn’t allow it.');
    expect(mail?.text_body).toContain('> A storm is coming.');
  });

  it('with the policy’s refund, a partial one, or none', async () => {
    const byPolicy = await paidTrip(undefined, 1);
    expect(await cancelAsOperator(admin, byPolicy.booking, 'policy')).toMatchObject({
      body: { refund: { card: 0 }, kept: 150_000 },
    });
    const part = await paidTrip();
    expect(await cancelAsOperator(admin, part.booking, { amount: 150_001 })).toMatchObject({
      status: 409,
      body: { code: 'payment_mismatch', field: 'refund' },
    });
    expect(await cancelAsOperator(admin, part.booking, { amount: 100_000 })).toMatchObject({
      body: { refund: { card: 100_000 }, kept: 50_000 },
    });
    const nothing = await paidTrip();
    expect(await cancelAsOperator(admin, nothing.booking, 'none')).toMatchObject({
      body: { refund: { card: 0 }, kept: 150_000, progress: 'none' },
    });
    expect(await cancelAsOperator(admin, nothing.booking, 'none', 2)).toMatchObject({
      status: 409,
      body: { code: 'booking_cancelled' },
    });
  });

  it('with permissions: staff can’t, managers beyond the policy up to their limit', async () => {
    const { payment, booking } = await paidTrip(undefined, 1);
    const clerk = await world.traveler();
    await makeMember(world.test, clerk, 'staff');
    expect(await cancelAsOperator(clerk, booking, 'policy')).toMatchObject({ status: 403 });
    const manager = await world.traveler();
    await makeMember(world.test, manager, 'manager');
    const refund = (amount: number) =>
      manager.call('POST', `/api/payments/${payment._id}/refunds`, { amount, reason: 'peace' });
    expect(await cancelAsOperator(manager, booking, { amount: 100 })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect(await refund(100)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    await makeMember(world.test, manager, 'manager', [], 100);
    expect(await refund(101)).toMatchObject({ status: 403 });
    expect(await refundsOf(world.db, booking)).toEqual([]);
    expect(await refund(100)).toMatchObject({ status: 201 });
    expect(await cancelAsOperator(manager, booking, { amount: 101 })).toMatchObject({
      status: 403,
    });
    expect(await read(admin, booking)).toMatchObject({ state: 'booked' });
    // the limit has been used up
    expect(await cancelAsOperator(manager, booking, { amount: 100 })).toMatchObject({
      status: 403,
      body: { code: 'forbidden', field: 'refund' },
    });
    expect(await cancelAsOperator(manager, booking, 'policy')).toMatchObject({
      status: 201,
      body: { backBefore: 100, refund: { card: 0 } },
    });
  });

  it('but not a booking that has changed in the meantime', async () => {
    const ada = await world.traveler();
    const booking = await ada.book({ date: dayAhead(10) });
    await ada.call('PUT', `/api/bookings/${booking._id}`, {
      travelDate: dayAhead(40),
      travelDuration: 2,
    });
    expect(await cancelAsOperator(admin, booking, 'full', 1)).toMatchObject({
      status: 409,
      body: { code: 'cancellation_changed', cancellation: { revision: 2 } },
    });
  });

  it('and reverses it, as long as no refund was owed', async () => {
    const reinstate = ({ _id }: Booking) =>
      admin.call<Booking>('POST', `/api/operator/bookings/${_id}/reinstatement`, {
        reason: 'Slip',
      });
    const kept = await paidTrip();
    await cancelAsOperator(admin, kept.booking, 'none');
    expect(await reinstate(kept.booking)).toMatchObject({
      status: 200,
      body: { state: 'booked', revision: 3, paid: true, breakdown: { total: 150_000 } },
    });
    const [back] = (await mailsTo(world.db, kept.ada)).slice(-1);
    expect(back).toMatchObject({ subject: `No longer canceled: ${kept.booking.travelSpot}` });
    expect(back?.text_body).toContain('It takes place as booked.');
    expect(await reinstate(kept.booking)).toMatchObject({ status: 404 });
    expect(await cancel(kept.ada, kept.booking, 150_000, 3)).toMatchObject({ status: 201 });
    expect(await reinstate(kept.booking)).toMatchObject({
      status: 409,
      body: { code: 'already_decided' },
    });
    const { body } = await admin.call<BookingRecord>(
      'GET',
      `/api/operator/bookings/${kept.booking._id}`,
    );
    expect(body.events.map(({ by, kind }) => `${kind} by ${by}`)).toEqual([
      'booked by traveller',
      ...Array.from({ length: 3 }, () => 'mail by system'),
      'cancelled by staff',
      'mail by system',
      'reinstated by staff',
      'mail by system',
      'cancelled by traveller',
      'mail by system',
    ]);
  });

  it('and people who weren’t notified of it aren’t notified of the reversal', async () => {
    const { ada, booking } = await paidTrip();
    const path = `/api/operator/bookings/${booking._id}`;
    const quietly = { revision: 1, refund: 'none', reasonCode: 'duplicate', message: '', tell: false }; // prettier-ignore
    const before = await mailsTo(world.db, ada);
    expect(await admin.call('POST', `${path}/cancellation`, quietly)).toMatchObject({
      status: 201,
    });
    const taken = await admin.call('POST', `${path}/reinstatement`, { reason: 'Slip' });
    expect(taken).toMatchObject({ status: 200, body: { state: 'booked' } });
    expect(await mailsTo(world.db, ada)).toEqual(before);
  });
});

describe('while a bank decides about a dispute', () => {
  async function disputed() {
    const trip = await paidTrip(CARDS.disputed);
    await world.deliverWebhooks();
    const { transactionId } = trip.payment;
    const { data } = await world.provider.disputes.list({ payment_intent: transactionId });
    expect(await preview(trip.ada, trip.booking)).toMatchObject({ disputed: true });
    expect(await cancel(trip.ada, trip.booking, 150_000)).toMatchObject({
      status: 201,
      body: { progress: 'held' },
    });
    expect(await refundsOf(world.db, trip.booking)).toEqual([]);
    return { ...trip, dispute: data[0]?.id ?? '' };
  }
  const decide = async (dispute: string, text: string) => {
    await world.provider.disputes.update(dispute, { evidence: { uncategorized_text: text } });
    await world.comeToRest();
  };

  it('nothing is refunded; if it is won, the refund follows', async () => {
    const { ada, booking, dispute } = await disputed();
    await decide(dispute, 'winning_evidence');
    expect(await refundsOf(world.db, booking)).toMatchObject([
      { amount: 150_000, state: 'succeeded' },
    ]);
    expect((await read(ada, booking)).cancellation?.progress).toBe('done');
  });

  it('nothing is refunded if it is lost, because the bank has returned the money [attack the same money from the bank and from us]', async () => {
    const { ada, booking, dispute } = await disputed();
    await decide(dispute, 'losing_evidence');
    expect(await refundsOf(world.db, booking)).toEqual([]);
    expect((await read(ada, booking)).cancellation?.progress).toBe('none');
  });
});

describe('a list of bookings', () => {
  it('leaves out canceled ones unless they are requested, and they can be removed permanently', async () => {
    const { ada, booking } = await paidTrip();
    await cancel(ada, booking, 150_000);
    const list = async (query = '') =>
      (await ada.call<Booking[]>('GET', `/api/bookings${query}`)).body;
    expect(await list()).toEqual([]);
    expect(await list('?state=all')).toMatchObject([{ _id: booking._id, state: 'cancelled' }]);
    const path = `/api/bookings/${booking._id}`;
    expect(await ada.call('DELETE', path)).toMatchObject({ body: { deletedCount: 1 } });
    expect(await ada.call('DELETE', path)).toMatchObject({ status: 404 });
    expect(await list('?state=all')).toEqual([]);
    expect(await read(admin, booking)).toMatchObject({ state: 'cancelled' });

    const unpaid = await ada.book({ date: dayAhead(10) });
    await cancel(ada, unpaid, 0);
    await ada.call('DELETE', `/api/bookings/${unpaid._id}`);
    expect(await admin.call('GET', `/api/bookings/${unpaid._id}`)).toMatchObject({ status: 404 });
  });
});

describe('deleting the account', () => {
  it('removes who canceled and what they wrote; the books keep the rest', async () => {
    const { ada, booking } = await paidTrip();
    await cancel(ada, booking, 150_000);
    const { body } = await ada.call('GET', '/api/account/export');
    expect(body).toMatchObject({
      bookings: [{ _id: booking._id, state: 'cancelled', cancellation: { message: 'Sorry.' } }],
      bookingEvents: [
        { bookingId: booking._id, kind: 'booked', byUserId: ada.uid },
        ...['booked', 'receipt', 'confirmed'].map((mail) => ({ kind: 'mail', detail: { mail } })),
        { bookingId: booking._id, kind: 'cancelled', byUserId: ada.uid },
        { kind: 'mail', detail: { mail: 'cancelled' } },
      ],
      counterPayments: [],
    });
    expect(await ada.call('DELETE', `/api/users/${ada.uid}`)).toMatchObject({ status: 200 });
    const { rows } = await world.db.sql.query(
      `select c.reason_text, c.by_user_id, c.kept_minor::int as kept, e.by_user_id as event_by, e.kind
       from cancellations c join booking_events e on e.booking_id = c.booking_id where c.booking_id = $1 and e.kind <> 'mail' order by e.id`,
      [booking._id],
    );
    const gone = { reason_text: '', by_user_id: null, kept: 0, event_by: null };
    expect(rows).toEqual([
      { ...gone, kind: 'booked' },
      { ...gone, kind: 'cancelled' },
    ]);
  });
});

describe('the database itself', () => {
  it('refuses impossible changes to a booking that has ended', async () => {
    const { ada, booking } = await paidTrip();
    await cancel(ada, booking, 150_000);
    const { sql } = world.db;
    const refused = (text: string, values: unknown[] = [booking._id]) =>
      expect(sql.query(text, values)).rejects.toThrow(/ended|stays|change|deleted/);
    await refused('update bookings set duration_days = 9 where id = $1');
    await refused('delete from bookings where id = $1');
    await refused(
      `insert into payment_intents (id, booking_id, amount, currency, attempt, state, created_at)
       values ('late', $1, 1, 'usd', 99, 'creating', now())`,
    );
    await refused(
      `insert into payments (id, intent_id, booking_id, user_email, trip_title, amount, currency, transaction_id, created_at)
       select 'late', intent_id, $1, '', '', 1, 'usd', 'late', now() from payments limit 1`,
    );
    await refused('update cancellations set kept_minor = 1 where booking_id = $1');
    await refused('delete from cancellations where booking_id = $1');
    await refused(`update booking_events set kind = 'deleted' where booking_id = $1`);
    await refused('delete from booking_events where booking_id = $1');
    await refused(`update cancellation_policies set windows = '[]' where $1 <> ''`);
  });
});

describe('in the end', () => {
  it('ledger, provider and bookings agree', async () => {
    await world.comeToRest();
    expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  });
});
