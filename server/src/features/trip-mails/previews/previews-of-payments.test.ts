import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Booking } from '@wayfarer/contract';
import { mailFaults } from '../../../test/mailing/mail-lint.ts';
import { CARDS, type Caller } from '../../../test/payments/payments-caller.ts';
import { openPaymentsWorld, type PaymentsWorld } from '../../../test/payments/payments-world.ts';

let world: PaymentsWorld;
let admin: Caller;
beforeAll(async () => {
  world = await openPaymentsWorld();
  admin = await world.administrator();
});
afterAll(() => world.close());

async function preview(kind: string, { _id }: Booking) {
  const path = `/api/operator/mails/${kind}/preview?bookingId=${_id}`;
  const answer = await admin.call<{ subject: string; text: string; html: string }>('GET', path);
  expect(answer.status === 200 ? mailFaults(answer.body.html) : []).toEqual([]);
  return answer;
}
const statusesOf = (booking: Booking) =>
  Promise.all(
    ['receipt', 'refund', 'refund_failed', 'exception'].map(
      async (kind) => (await preview(kind, booking)).status,
    ),
  );
const refund = (paymentId: string) =>
  admin.call('POST', `/api/payments/${paymentId}/refunds`, { reason: 'rain' });

it('shows what can be said about payments, and only exceptions that cover the trip', async () => {
  const ada = await world.traveler();
  const booking = await ada.book();
  expect(await statusesOf(booking)).toEqual([404, 404, 404, 404]);

  const { _id } = await ada.pay(booking._id);
  expect(await statusesOf(booking)).toEqual([200, 404, 404, 404]);
  const receipt = await preview('receipt', booking);
  expect(receipt.body.subject).toBe(`Receipt for ${booking.travelSpot}`);
  expect(receipt.body.text).toContain(String(booking.reference));

  await refund(_id);
  await world.comeToRest();
  expect(await statusesOf(booking)).toEqual([200, 200, 404, 404]);
  expect((await preview('refund', booking)).body.text).toContain('Refunded: $500');

  const day = booking.travelDate;
  const { status } = await admin.call('POST', '/api/operator/policyExceptions', {
    fromDay: day,
    toDay: day,
    refundPercent: 100,
    offerId: booking.offerId,
    reason: 'A storm.',
    tell: false,
  });
  expect(status).toBe(201);
  expect(await statusesOf(booking)).toEqual([200, 200, 404, 200]);
  expect((await preview('exception', booking)).body.text).toContain('A storm.');
});

it('shows the amount of a refund that didn’t reach its card', async () => {
  const ada = await world.traveler();
  const booking = await ada.book();
  const { _id } = await ada.pay(booking._id, CARDS.refundFails);
  await refund(_id);
  for (let round = 0; round < 3; round += 1) await world.comeToRest();
  const { body, status } = await preview('refund_failed', booking);
  expect([status, body.subject]).toEqual([200, `Refund failed for ${booking.travelSpot}`]);
  expect(body.text).toContain('Not refunded: $500');
});
