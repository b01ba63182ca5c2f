import type { Booking } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cancel, mailsTo, read, refundsOf } from '../../test/payments/canceling.ts';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import { intentIdOf, type Caller } from '../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';

const TWENTY = Array.from({ length: 20 }, (_, index) => index);
const TOTAL = 150_000;
let world: PaymentsWorld;
let other: PaymentsWorld;
beforeAll(async () => {
  world = await openPaymentsWorld({ charge: 'total' });
  other = await openPaymentsWorld({ charge: 'total' }, world);
});
afterEach(() => world.faults.clear());
afterAll(async () => {
  await other.close();
  await world.close();
});

const turns = (ada: Caller) => [ada, other.enterAs(ada)] as const;
const turn = (index: number) => (index % 2) as 0 | 1;
const subjects = async (who: Caller) =>
  (await mailsTo(world.db, who)).map(({ subject }) => subject.replace(/ .*/, ''));

async function openTrip() {
  const ada = await world.traveler();
  const booking = await ada.book();
  const { body } = await ada.open(booking._id);
  return { ada, booking, secret: body.clientSecret };
}

/** Once nothing is in progress, a booking is either canceled with all of its money refunded, or active. */
async function outcome(ada: Caller, booking: Booking) {
  await world.comeToRest();
  const { breakdown, paid, state } = await read(ada, booking);
  const refunds = await refundsOf(world.db, booking);
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
  return { state, paid, kept: breakdown.paid - breakdown.refunded, back, refunds: refunds.length };
}

describe('twenty people at once, in two processes', () => {
  it('cancel once: one refund, one email [attack one refund asked for twenty times]', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    await ada.pay(booking._id);
    const callers = turns(ada);
    const answers = await Promise.all(TWENTY.map((n) => cancel(callers[turn(n)], booking, TOTAL)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'booking_cancelled'));
    expect(await outcome(ada, booking)).toEqual({
      state: 'cancelled',
      paid: false,
      kept: 0,
      back: TOTAL,
      refunds: 1,
    });
    expect(await subjects(ada)).toEqual(['Booked:', 'Receipt', 'Your', 'Canceled:']);
  });

  it('cancel while twenty others pay: paid and refunded, or canceled unpaid [incident canceled at the moment of paying]', async () => {
    const ends = new Set<string>();
    for (let round = 0; round < 4; round += 1) {
      const { ada, booking, secret } = await openTrip();
      const callers = turns(ada);
      // in every second round, the money arrives before the other requests
      if (round % 2 === 1) await ada.confirm(secret);
      const paying = TWENTY.map(async (n) => {
        await ada.confirm(secret).catch(() => undefined);
        return callers[turn(n)].save(booking._id, intentIdOf(secret));
      });
      const canceling = TWENTY.map(async (n) => {
        const who = callers[turn(n)];
        const first = await cancel(who, booking, n % 3 === 0 ? TOTAL : 0);
        const now = first.body.cancellation?.refund;
        return now === undefined ? first : cancel(who, booking, now.card + now.counter);
      });
      const answers = await Promise.all([...paying, ...canceling]);
      expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
      const canceled = answers.slice(20).filter(({ status }) => status === 201);
      expect(canceled.length).toBeLessThanOrEqual(1);
      const end = await outcome(ada, booking);
      expect(end).toMatchObject(
        canceled.length === 1 || end.state === 'cancelled'
          ? { state: 'cancelled', paid: false, kept: 0 }
          : { state: 'booked', paid: true, kept: TOTAL, back: 0 },
      );
      ends.add(`${end.state} ${end.back}`);
    }
    expect(ends.size).toBeGreaterThan(0);
  });
});
