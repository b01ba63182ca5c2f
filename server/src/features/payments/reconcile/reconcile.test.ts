import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcileAsOrdered } from '../../../cli/reconcile-order.ts';
import { findRestore } from '../../../db/records/restored.ts';
import { CARDS, intentIdOf, type Caller } from '../../../test/payments/payments-caller.ts';
import { openRestoredWorld, type RestoredWorld } from '../../../test/payments/restored-world.ts';

let world: RestoredWorld;
beforeAll(async () => {
  world = await openRestoredWorld();
});
afterAll(() => world.close());

async function pay(caller: Caller, bookingId: string): Promise<string> {
  const { clientSecret } = (await caller.open(bookingId)).body;
  await world.provider.confirm(clientSecret, CARDS.succeeds);
  const id = intentIdOf(clientSecret);
  await caller.save(bookingId, id);
  return id;
}

/** Compares ten minutes later, when no payment is still being processed. */
const compare = (since: string | null = null, restored = false) => {
  const { context } = world.product;
  const clock = { now: () => new Date(Date.now() + 600_000) };
  return reconcileAsOrdered({ ...context, clock }, { since, restored });
};

it('the ledgers are compared, and each difference says what to do [incident ledger and provider disagree]', async () => {
  const before = await world.traveler();
  const [paid, refunded, lost] = [await before.book(), await before.book(), await before.book()];
  const [first, second] = [await pay(before, paid._id), await pay(before, refunded._id)];
  expect(await compare()).toMatchObject({ charges: 2, payments: 2, differences: [] });
  // A payment of another application with the same account, and a payment charged just now.
  await world.provider.stripe.paymentIntents.create({
    amount: 900,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
    allowed_payment_method_types: ['card'],
  });
  expect((await compare()).differences).toEqual([]);

  await world.backup();
  await world.provider.stripe.refunds.create({ payment_intent: second, amount: 20_000 });
  const third = await pay(before, lost._id);
  const forgotten = await before.book();
  const fourth = await pay(before, forgotten._id);
  await world.restore();
  const { differences, since } = await compare();
  expect(new Date(since).getTime()).toBeLessThan(Date.now() - 3_500_000);
  expect(differences).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'not_recorded', transactionId: third, bookingId: lost._id }),
      expect.objectContaining({ kind: 'booking_unknown', transactionId: fourth }),
      expect.objectContaining({ kind: 'gone_back_otherwise', transactionId: second }),
    ]),
  );
  expect(differences).toHaveLength(3);
  expect(differences.map(({ remedy }) => remedy).join()).toContain('refund the charge there');
  // A charge from the last few minutes may not be recorded yet.
  const { context } = world.product;
  const now = await reconcileAsOrdered({ ...context, clock: { now: () => new Date() } }, {});
  expect(now.differences.map(({ kind }) => kind)).not.toContain('not_recorded');

  await world.runJob('catch-up-after-restore');
  expect((await compare()).differences).toMatchObject([{ kind: 'booking_unknown' }]);
  await world.provider.stripe.refunds.create({ payment_intent: fourth });
  expect((await compare()).differences).toEqual([]);
  expect(first).not.toBe(second);
});

it('a copy made by other means is marked as one, and adopts payments made since [incident point-in-time restore]', async () => {
  const ada = world.again(await world.traveler());
  const booking = await ada.book();
  const id = await pay(ada, booking._id);
  // As after a restore of copied files: nothing marks it as a restore, and no event is left to read.
  await world.db.sql.transaction(async (tx) => {
    await tx.exec('alter table payments disable trigger user');
    await tx.query('delete from payments where booking_id = $1', [booking._id]);
    await tx.exec('alter table payments enable trigger user');
    await tx.query('delete from payment_intents where booking_id = $1', [booking._id]);
    await tx.exec(`delete from app_settings where name like 'restored%'`);
  });
  const since = new Date(Date.now() - 60_000).toISOString();
  const found = await compare(since, true);
  expect(found.differences).toContainEqual(
    expect.objectContaining({ kind: 'not_recorded', transactionId: id }),
  );
  expect(await findRestore(world.db.sql)).toMatchObject({ backupAt: new Date(since) });
  expect(await ada.open(booking._id)).toMatchObject({ body: { code: 'booking_paid' } });
  await world.runJob('catch-up-after-restore');
  expect((await compare(since)).differences).toEqual([]);
});
