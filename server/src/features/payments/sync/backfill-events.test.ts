import type { Payment } from '@wayfarer/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GatewayRefusedError } from '../../../ports.ts';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import type { Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';

const DAY_IN_MINUTES = 24 * 60;
let world: PaymentsWorld;
beforeAll(async () => {
  world = await openPaymentsWorld();
});
afterEach(() => {
  vi.restoreAllMocks();
  world.faults.clear();
});
afterAll(() => world.close());

async function givenBack(ada: Caller) {
  const booking = await ada.book();
  const payment = await ada.pay(booking._id);
  await world.deliverWebhooks();
  await world.provider.refunds.create({ payment_intent: payment.transactionId });
  world.faults.inject({ fault: { kind: 'lost-webhook' }, times: 99 });
  await world.deliverWebhooks();
  world.faults.clear();
  const isKnown = async () =>
    (await ada.call<Payment>('GET', `/api/payments/${payment._id}`)).body.amountRefunded > 0;
  return { payment, isKnown };
}

const catchUp = () => world.test.runJob('catch-up-card-events');

describe('events whose webhook was lost', () => {
  it('are read to the last page, so that the oldest are processed, too', async () => {
    const ada = await world.traveler();
    const [first, second] = [await givenBack(ada), await givenBack(ada)];
    const { payments } = world.context;
    const listAll = payments.listEvents.bind(payments);
    const pages = vi.spyOn(payments, 'listEvents').mockImplementation(async (span) => {
      const { after, ...whole } = span;
      const { events } = await listAll(whole);
      const start = events.findIndex(({ id }) => id === after) + 1;
      return { events: events.slice(start, start + 1), more: start + 1 < events.length };
    });
    world.advanceMinutes(10);
    await catchUp();
    expect(pages.mock.calls.length).toBeGreaterThan(4);
    expect([await first.isKnown(), await second.isKnown()]).toEqual([true, true]);
  });

  it('are retried for days if they can’t be processed, and don’t delay others', async () => {
    const ada = await world.traveler();
    const [poison, other] = [await givenBack(ada), await givenBack(ada)];
    const { payments } = world.context;
    const retrieve = payments.retrieveIntent.bind(payments);
    const failing = vi.spyOn(payments, 'retrieveIntent').mockImplementation(async (id) => {
      if (id !== poison.payment.transactionId) return retrieve(id);
      throw new GatewayRefusedError('odd', 'no');
    });
    const error = vi.spyOn(world.context.log, 'error');
    for (let hours = 0; hours < 4; hours += 1) {
      world.advanceMinutes(60);
      await catchUp();
    }
    expect(error).toHaveBeenCalledTimes(4);
    expect(error.mock.calls[3]?.[0]).toMatchObject({ givenUp: false });
    expect([await poison.isKnown(), await other.isKnown()]).toEqual([false, true]);
    failing.mockRestore();
    world.advanceMinutes(10);
    await catchUp();
    expect(await poison.isKnown()).toBe(true);
  });

  it('are given up after a week of retries, with an error in the log', async () => {
    const ada = await world.traveler();
    const { isKnown } = await givenBack(ada);
    const { payments } = world.context;
    vi.spyOn(payments, 'retrieveIntent').mockRejectedValue(new GatewayRefusedError('odd', 'no'));
    world.advanceMinutes(10);
    await catchUp();
    const error = vi.spyOn(world.context.log, 'error');
    world.advanceMinutes(7 * DAY_IN_MINUTES);
    await catchUp();
    expect(error.mock.calls[0]?.[0]).toMatchObject({ givenUp: true });
    world.advanceMinutes(61);
    await catchUp();
    expect(error).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
    expect(await isKnown()).toBe(false);
  });

  it('are found after a stop of any length, by whichever process comes next', async () => {
    const ada = await world.traveler();
    await catchUp();
    const { isKnown } = await givenBack(ada);
    world.advanceMinutes(10 * DAY_IN_MINUTES);
    const next = await openPaymentsWorld({}, world);
    await next.test.runJob('catch-up-card-events');
    await next.close();
    expect(await isKnown()).toBe(true);
  });
});

it('are forgotten a month after they were processed', async () => {
  const count = async () =>
    (await world.db.sql.query('select id from provider_events')).rows.length;
  expect(await count()).toBeGreaterThan(0);
  world.advanceMinutes(31 * DAY_IN_MINUTES);
  await world.test.runJob('forget-card-events');
  expect(await count()).toBe(0);
});

it('keeps every invariant except for what was given up', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([
    expect.stringContaining('does not show the amount that was returned'),
  ]);
});
