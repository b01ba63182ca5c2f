import type { Stripe } from 'stripe';
import type { Database } from '../../db/database.ts';
import * as tables from '../../db/tables.ts';
import { checkRows } from './check-rows.ts';
import { checkBalances } from './check-balances.ts';
import {
  compareLedgers,
  type DifferenceKind,
  type ProviderCharge,
} from '../../features/payments/reconcile/compare-ledgers.ts';

const INVARIANTS: Readonly<Record<DifferenceKind, string>> = {
  charged_twice: 'I2',
  payable_twice: 'I3',
  not_recorded: 'I4',
  booking_unknown: 'I4',
  recorded_otherwise: 'I4',
  not_charged: 'I5',
  gone_back_otherwise: 'I5',
};

export interface InvariantOptions {
  /** Ids of bookings that were acknowledged and not deleted since. */
  acknowledged?: readonly string[];
  /** True if the provider is in live mode. Payments in the other mode don't belong to this provider. */
  livemode?: boolean;
}

/**
 * Checks the invariants that hold through every fault, by comparing our database with the provider's own records. Call
 * it when nothing is in flight; returns every violation in words.
 */
export async function checkInvariants(
  db: Database,
  provider: Stripe,
  { acknowledged = [], livemode = false }: InvariantOptions = {},
): Promise<string[]> {
  const charges = await providerCharges(provider);
  const all = await db.orm.select().from(tables.payments);
  const intents = await db.orm.select().from(tables.paymentAttempts);
  const refunds = await db.orm.select().from(tables.refunds);
  const payments = all.filter((payment) => payment.livemode === livemode);
  const { rows } = await db.sql.query<{ id: string }>('select id from bookings');
  const bookings = new Set(rows.map(({ id }) => id));
  return [
    ...acknowledged
      .filter((id) => !bookings.has(id))
      .map((id) => `I1: the acknowledged booking ${id} is lost`),
    ...compareLedgers(charges, { payments, refunds, bookings })
      .filter((one) => one.kind !== 'charged_twice' || !isOwed(one.bookingId, payments))
      .map(({ kind, says }) => `${INVARIANTS[kind]}: ${says}`),
    ...(await checkRows(db, livemode)),
    ...(await checkBalances(db, livemode)),
    ...everyRecordOfAMode(all, new Map(intents.map(({ id, livemode: mode }) => [id, mode]))),
  ];
}

type PaymentRow = typeof tables.payments.$inferSelect;

/**
 * True if a bank returned a payment after its trip had been paid again, or if a refund failed. Then the ledger marks
 * all payments of a part but one as owed to the traveler, and the agency was notified.
 */
function isOwed(bookingId: string | null, payments: readonly PaymentRow[]): boolean {
  const kept = payments.filter(
    (payment) =>
      payment.bookingId === bookingId &&
      payment.amountRefunded + payment.amountLost < payment.amount,
  );
  const parts = kept.filter(({ duplicate }) => !duplicate).map(({ part }) => part);
  return new Set(parts).size === parts.length;
}

/** I6: each payment has its attempt's mode, and a part of a booking has at most one payment that counts in each mode. */
function everyRecordOfAMode(
  payments: readonly PaymentRow[],
  agreed: ReadonlyMap<string, boolean | null>,
): string[] {
  const places = payments
    .filter(({ amount, amountRefunded, amountLost }) => amountRefunded + amountLost < amount)
    .filter(({ duplicate }) => !duplicate)
    .map(({ bookingId, livemode, part }) => `${bookingId} (part ${part}, ${livemode})`);
  return [
    ...payments
      .filter(({ attemptId, livemode }) => livemode === null || livemode !== agreed.get(attemptId))
      .map(({ id }) => `I6: the payment ${id} is not of its attempt's mode`),
    ...places
      .filter((place, index) => places.indexOf(place) !== index)
      .map((place) => `I6: the booking ${place} is paid twice`),
  ];
}

async function providerCharges(provider: Stripe): Promise<Map<string, ProviderCharge>> {
  const charges = new Map<string, ProviderCharge>();
  for await (const intent of provider.paymentIntents.list({ limit: 100 })) {
    charges.set(intent.id, {
      id: intent.id,
      status: intent.status,
      bookingId: intent.metadata['booking'] ?? null,
      part: Number(intent.metadata['part'] ?? 1),
      amountReceived: intent.amount_received,
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
