import type { Stripe } from 'stripe';
import type { Database } from '../db/database.ts';

interface Charge {
  id: string;
  status: string;
  booking: string | undefined;
  amount: number;
  received: number;
  /** Refunds that succeeded; pending ones have not gone yet. */
  refunded: number;
  /** Taken back by the bank. */
  lost: number;
  currency: string;
}

interface Payment {
  id: string;
  booking_id: string;
  transaction_id: string;
  amount: number;
  amount_refunded: number;
  amount_lost: number;
  currency: string;
}

interface Refund {
  transaction_id: string;
  payment_id: string | null;
  amount: number;
  state: string;
}

export interface InvariantOptions {
  /** Ids of bookings that were acknowledged and not deleted since. */
  acknowledged?: readonly string[];
}

/**
 * The five invariants that hold through every fault, compared between our database and what the
 * provider itself says. Call it when nothing is in flight; answers every violation in words.
 */
export async function checkInvariants(
  db: Database,
  provider: Stripe,
  { acknowledged = [] }: InvariantOptions = {},
): Promise<string[]> {
  const charges = await providerCharges(provider);
  const { rows: payments } = await db.sql.query<Payment>('select * from payments');
  const { rows: refunds } = await db.sql.query<Refund>('select * from refunds');
  const { rows: bookings } = await db.sql.query<{ id: string }>('select id from bookings');
  const existing = new Set(bookings.map(({ id }) => id));
  return [
    ...acknowledged
      .filter((id) => !existing.has(id))
      .map((id) => `I1: the acknowledged booking ${id} is lost`),
    ...chargedOnce(charges, payments, refunds),
    ...oneUsable(charges),
    ...everyChargeRecorded(charges, payments, refunds),
    ...everyRecordCharged(charges, payments),
  ];
}

async function providerCharges(provider: Stripe): Promise<Map<string, Charge>> {
  const charges = new Map<string, Charge>();
  for await (const intent of provider.paymentIntents.list({ limit: 100 })) {
    charges.set(intent.id, {
      id: intent.id,
      status: intent.status,
      booking: intent.metadata['booking'],
      amount: intent.amount,
      received: intent.amount_received,
      refunded: 0,
      lost: 0,
      currency: intent.currency,
    });
  }
  const of = ({ payment_intent: intent }: { payment_intent: unknown }) =>
    charges.get(String(intent));
  for await (const refund of provider.refunds.list({ limit: 100 })) {
    const charge = of(refund);
    if (charge && refund.status === 'succeeded') charge.refunded += refund.amount;
  }
  for await (const dispute of provider.disputes.list({ limit: 100 })) {
    const charge = of(dispute);
    if (charge && dispute.status === 'lost') charge.lost += dispute.amount;
  }
  return charges;
}

/** I2: of the charges of a booking, all but one are given back, or decided to be. */
function chargedOnce(
  charges: Map<string, Charge>,
  payments: readonly Payment[],
  refunds: readonly Refund[],
): string[] {
  const bookingOf = new Map(
    payments.map((payment) => [payment.transaction_id, payment.booking_id]),
  );
  const kept = new Map<string, string[]>();
  for (const charge of charges.values()) {
    const booking = bookingOf.get(charge.id) ?? charge.booking;
    const pending = refunds
      .filter(({ transaction_id, state }) => transaction_id === charge.id && state === 'pending')
      .reduce((sum, { amount }) => sum + amount, 0);
    if (booking === undefined || charge.status !== 'succeeded') continue;
    if (charge.received - charge.refunded - charge.lost - pending <= 0) continue;
    kept.set(booking, [...(kept.get(booking) ?? []), charge.id]);
  }
  return [...kept]
    .filter(([, ids]) => ids.length > 1)
    .map(([booking, ids]) => `I2: the booking ${booking} is charged by ${ids.join(' and ')}`);
}

/** I3 */
function oneUsable(charges: Map<string, Charge>): string[] {
  const usable = new Map<string, string[]>();
  for (const { id, status, booking } of charges.values()) {
    if (booking === undefined || !status.startsWith('requires_')) continue;
    usable.set(booking, [...(usable.get(booking) ?? []), id]);
  }
  return [...usable]
    .filter(([, ids]) => ids.length > 1)
    .map(([booking, ids]) => `I3: the booking ${booking} can be paid by ${ids.join(' and ')}`);
}

/** I4: by the ledger, or by a refund of all of it. */
function everyChargeRecorded(
  charges: Map<string, Charge>,
  payments: readonly Payment[],
  refunds: readonly Refund[],
): string[] {
  return [...charges.values()].flatMap(({ id, status, received, currency }) => {
    if (status !== 'succeeded') return [];
    const payment = payments.find(({ transaction_id }) => transaction_id === id);
    const rejected = refunds.some(
      (refund) =>
        refund.transaction_id === id && refund.payment_id === null && refund.amount === received,
    );
    if (payment === undefined) return rejected ? [] : [`I4: the charge ${id} has no record`];
    const same = payment.amount === received && payment.currency === currency;
    return same ? [] : [`I4: the charge ${id} is recorded as another amount`];
  });
}

/** I5 */
function everyRecordCharged(charges: Map<string, Charge>, payments: readonly Payment[]): string[] {
  return payments.flatMap((payment) => {
    const charge = charges.get(payment.transaction_id);
    if (charge?.status !== 'succeeded') return [`I5: the payment ${payment.id} has no charge`];
    const same = charge.refunded === payment.amount_refunded && charge.lost === payment.amount_lost;
    return same ? [] : [`I5: the payment ${payment.id} does not say what has gone back`];
  });
}
