import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GatewayRefusedError } from '../../../ports.ts';
import { checkInvariants } from '../../../test/payments/check-invariants.ts';
import { CARDS, intentIdOf } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';
import { executeDueRefunds } from '../index.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await openPaymentsWorld();
});
afterAll(() => world.close());

const refundsOf = async (id: string) =>
  (
    await world.db.sql.query<{ state: string }>(
      'select state from refunds where transaction_id = $1',
      [id],
    )
  ).rows;

describe('the refund of a charge that is not accepted', () => {
  async function rejected(card?: string) {
    const ada = await world.traveler();
    const booking = await ada.book();
    const { body } = await ada.open(booking._id);
    const id = intentIdOf(body.clientSecret);
    await ada.confirm(body.clientSecret, card);
    await world.db.sql.query('delete from bookings where id = $1', [booking._id]);
    expect(await ada.save(booking._id, id)).toMatchObject({ status: 404 });
    return id;
  }

  async function refundsAtProvider(id: string) {
    const { data } = await world.provider.refunds.list({ payment_intent: id });
    return data.map(({ status }) => status);
  }

  const due = async (minutes: number) => {
    world.advanceMinutes(minutes);
    await executeDueRefunds(world.context);
  };

  it('is retried with growing pauses if it is refused, and finally succeeds', async () => {
    const id = await rejected();
    const refused = new GatewayRefusedError('balance_insufficient', 'no');
    const refund = vi.spyOn(world.context.payments, 'refund').mockRejectedValue(refused);
    const error = vi.spyOn(world.context.log, 'error');
    await due(0);
    await due(0);
    expect(refund).toHaveBeenCalledTimes(1);
    expect(await refundsOf(id)).toMatchObject([{ state: 'pending' }]);
    await due(2);
    await due(60);
    await due(2);
    expect(refund).toHaveBeenCalledTimes(3);
    expect(new Set(refund.mock.calls.map(([asked]) => asked.idempotencyKey)).size).toBe(3);
    expect(error).toHaveBeenCalled();
    vi.restoreAllMocks();
    await due(30);
    expect(await refundsOf(id)).toMatchObject([{ state: 'succeeded' }]);
    expect(await refundsAtProvider(id)).toEqual(['succeeded']);
  });

  it('is retried if it fails at the bank later', async () => {
    const id = await rejected(CARDS.refundFails);
    await due(0);
    world.test.clock.advance(5000);
    await world.deliverWebhooks();
    expect(await refundsOf(id)).toMatchObject([{ state: 'pending' }]);
    await due(0);
    expect(await refundsAtProvider(id)).toEqual(['failed']);
    await due(2);
    expect(await refundsAtProvider(id)).toEqual(['succeeded', 'failed']);
    // Makes the provider's second try succeed.
    await world.db.sql.query('update cards_refunds set becomes = null where payment_intent = $1', [
      id,
    ]);
  });

  it('isn’t retried forever, nor after the money was returned in another way', async () => {
    const [old, byHand] = [await rejected(), await rejected()];
    const refused = new GatewayRefusedError('no', 'no');
    vi.spyOn(world.context.payments, 'refund').mockRejectedValue(refused);
    await due(0);
    await world.provider.refunds.create({ payment_intent: byHand });
    await due(2);
    expect((await refundsOf(byHand)).map(({ state }) => state).sort()).toEqual([
      'failed',
      'succeeded',
    ]);
    expect(await refundsOf(old)).toMatchObject([{ state: 'pending' }]);
    await due(31 * 24 * 60);
    expect(await refundsOf(old)).toMatchObject([{ state: 'failed' }]);
    vi.restoreAllMocks();
    await world.provider.refunds.create({ payment_intent: old });
  });
});

it('keeps every invariant', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
