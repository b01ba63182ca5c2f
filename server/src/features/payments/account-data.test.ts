import type { Booking, Payment } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../test/payments/check-invariants.ts';
import { dayFromNow, intentIdOf, oncePaid } from '../../test/payments/payments-caller.ts';
import { letTripPass } from '../../test/payments/past-trip.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../test/payments/payments-world.ts';
import { moveTo } from '../../test/people.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await openPaymentsWorld();
});
afterAll(() => world.close());

describe('a deleted account', () => {
  it('leaves the payer in the books, and nothing that could still be paid [incident evidence goes with an account]', async () => {
    const [ada, admin] = [await world.traveler(), await world.administrator()];
    const [paid, unpaid, open] = [await ada.book(), await ada.book(), await ada.book()];
    const payment = await ada.pay(paid._id);
    const opened = await ada.open(open._id);
    await letTripPass(world.db, paid._id);
    const deleted = await ada.call('DELETE', `/api/users/${ada.uid}`);
    expect(deleted).toMatchObject({ status: 200, body: { deletedCount: 1 } });

    const { rows } = await world.db.sql.query(
      'select id, uid, travel_name, travel_email from bookings where id = any($1)',
      [[paid._id, unpaid._id, open._id]],
    );
    const named = { travel_name: 'Ada Traveler', travel_email: ada.email };
    expect(rows).toEqual([{ id: paid._id, uid: null, ...named }]);
    const ledger = await admin.call<Payment[]>('GET', '/api/admin/payments');
    const kept = ledger.body.find(({ _id }) => _id === payment._id);
    expect(kept).toEqual(payment);
    const intent = await world.provider.paymentIntents.retrieve(
      intentIdOf(opened.body.clientSecret),
    );
    expect(intent.status).toBe('canceled');
    const journal = await admin.call('GET', `/api/paymentJournal?bookingId=${paid._id}`);
    expect(journal.body).toMatchObject([
      { kind: 'person_removed', bookingId: paid._id, transactionId: payment.transactionId },
      {},
      {},
    ]);
    expect(JSON.stringify(journal.body)).not.toContain('@');
    const eve = await world.traveler();
    for (const path of [`/api/bookings/${paid._id}`, `/api/payments/${payment._id}`]) {
      expect(await eve.call('GET', path)).toMatchObject({ status: 404 });
      expect(await admin.call('GET', path)).toMatchObject({ status: 200 });
    }
  });

  it('during a payment keeps the payment for its trip', async () => {
    const [ada, admin] = [await world.traveler(), await world.administrator()];
    const booking = await ada.book();
    const opened = await ada.open(booking._id);
    await ada.confirm(opened.body.clientSecret);
    expect(await ada.call('DELETE', `/api/users/${ada.uid}`)).toMatchObject({
      status: 409,
      body: { code: 'trip_ahead' },
    });
    const ledger = await admin.call<Payment[]>('GET', '/api/admin/payments');
    const id = intentIdOf(opened.body.clientSecret);
    expect(ledger.body.find(({ transactionId }) => transactionId === id)).toMatchObject({
      bookingId: booking._id,
      userEmail: ada.email,
    });
  });

  it('can be exported before, including payments that were removed from the history', async () => {
    const ada = await world.traveler();
    const booking = await ada.book();
    const payment = await ada.pay(booking._id);
    await ada.call('DELETE', `/api/payments/${payment._id}`);
    const exported = await ada.call('GET', '/api/account/export');
    expect(exported.body).toMatchObject({
      bookings: [oncePaid(booking)],
      payments: [payment],
    });
  });
});

async function subjectsTo(email: string): Promise<string[]> {
  const { rows } = await world.db.sql.query<{ subject: string }>(
    'select subject from mail_outbox where recipient = $1 order by created_at, id',
    [email],
  );
  return rows.map(({ subject }) => subject);
}

describe('an account with a new address', () => {
  it('finds its bookings and payments; the receipt keeps the old address', async () => {
    const ada = await world.traveler();
    const unpaid = await ada.book();
    const payment = await ada.pay((await ada.book())._id);
    const newEmail = `moved-${ada.email}`;
    const moved = await moveTo(world, newEmail, ada.person);
    const history = (await moved.get('/payments')).body as Payment[];
    expect(history).toEqual([{ ...payment, userEmail: newEmail }]);
    const bookings = (await moved.get('/bookings')).body as Booking[];
    expect(bookings.map(({ travelEmail }) => travelEmail)).toEqual([newEmail, newEmail]);
    const path = `/bookings/${payment.bookingId}`;
    expect(bookings).toContainEqual((await moved.get(path)).body);
    const change = { travelDate: dayFromNow(20), travelDuration: 2 };
    const changed = await moved.put(`/bookings/${unpaid._id}`, change);
    expect(changed.body).toMatchObject({ travelEmail: newEmail, travelDuration: 2 });
    expect((await moved.get(`/payments/${payment._id}`)).body).toEqual(payment);
    const all = (await (await world.administrator()).call<Payment[]>('GET', '/api/admin/payments'))
      .body;
    expect(all.find(({ _id }) => _id === payment._id)).toEqual(payment);
  });

  it('gets receipts and refunds there, and nothing at the old address [attack receipts at a former address]', async () => {
    const [ada, admin] = [await world.traveler(), await world.administrator()];
    const booked = await ada.book();
    const paid = await ada.pay((await ada.book())._id);
    const newEmail = `later-${ada.email}`;
    await moveTo(world, newEmail, ada.person);
    const before = await subjectsTo(ada.email);
    // The refund is before the person signs in with the new address, the payment afterward.
    const path = `/api/payments/${paid._id}/refunds`;
    expect(await admin.call('POST', path, { reason: 'rain' })).toMatchObject({ status: 201 });
    const moved = world.enterAs({ ...ada, person: { ...ada.person, email: newEmail } });
    await moved.pay(booked._id);
    expect(await subjectsTo(newEmail)).toEqual(
      expect.arrayContaining([`Receipt for ${booked.travelSpot}`, `Refund for ${paid.tripTitle}`]),
    );
    expect(await subjectsTo(ada.email)).toEqual(before);
  });
});

it('keeps every invariant', async () => {
  await world.comeToRest();
  expect(await checkInvariants(world.db, world.provider)).toEqual([]);
});
