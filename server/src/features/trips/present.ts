import type { Trip, TripShare } from '@wayfarer/contract';
import type { EventRow } from '../booking-records/index.ts';
import type { CounterRow } from '../counter-payments/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import { isTravelersPart } from './policy.ts';
import type { ShareRow } from './store.ts';

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

/** Leaves out voided entries, the names of those who entered them, and their notes. */
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

/** The traveler's events, each with whether the traveler caused it but no other names. */
export function presentTimeline(rows: readonly EventRow[]): Trip['timeline'] {
  return rows
    .filter(isTravelersPart)
    .map(({ at, byKind: by, detail, kind }) => ({ at: at.toISOString(), kind, by, detail }));
}

export function presentShare({ createdAt, id, lastSeenOn, opened }: ShareRow): TripShare {
  return { _id: id, createdAt: createdAt.toISOString(), opened, lastSeenOn };
}
