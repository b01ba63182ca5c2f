import type { Trip, TripShare } from '@wayfarer/contract';
import type { EventRow } from '../booking-records/index.ts';
import type { CounterRow } from '../counter-payments/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import { isTravelersPart } from './policy.ts';
import type { SentRefund, ShareRow } from './store.ts';

export function presentCardPayments(rows: readonly PaymentRow[]): Trip['cardPayments'] {
  return rows.map(({ amount, amountRefunded, cardBrand, cardLast4, createdAt, currency, id }) => ({
    _id: id,
    at: createdAt.toISOString(),
    amount,
    refunded: amountRefunded,
    currency,
    brand: cardBrand,
    last4: cardLast4,
  }));
}

/** Counter payments as travelers see them: without voided entries, staff's names and notes. */
export function presentCounterPayments(rows: readonly CounterRow[]): Trip['counterPayments'] {
  return rows
    .filter(({ voidedAt }) => voidedAt === null)
    .map(({ amount, currency, kind, method, receivedOn }) => ({
      kind,
      method,
      amount,
      currency,
      receivedOn,
    }));
}

type TimelineEntry = Trip['timeline'][number];

/**
 * The traveler's events, card payments and sent refunds. Each entry tells if the traveler caused it, but names no one
 * else.
 */
export function presentTimeline(of: {
  events: readonly EventRow[];
  payments: readonly PaymentRow[];
  refunds: readonly SentRefund[];
}): TimelineEntry[] {
  const events = of.events
    .filter(isTravelersPart)
    .map(({ at, byKind: by, detail, kind }) => ({ at: at.toISOString(), kind, by, detail }));
  const payments = of.payments.map(({ amount, createdAt, currency }): TimelineEntry => ({
    at: createdAt.toISOString(),
    kind: 'card_paid',
    by: 'traveller',
    detail: { amount, currency },
  }));
  const refunds = of.refunds.map(({ amount, currency, sentAt }): TimelineEntry => ({
    at: sentAt.toISOString(),
    kind: 'card_refunded',
    by: 'staff',
    detail: { amount, currency },
  }));
  return [...events, ...payments, ...refunds].toSorted((one, other) =>
    one.at < other.at ? -1 : Number(one.at > other.at),
  );
}

export function presentShare({ createdAt, id, lastSeenOn, opened }: ShareRow): TripShare {
  return { _id: id, createdAt: createdAt.toISOString(), opened, lastSeenOn };
}
