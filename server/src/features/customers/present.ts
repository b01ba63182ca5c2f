import type { Customer, CustomerNote, CustomerPayment } from '@wayfarer/contract';
import type { listAtCounter, listCharges, sumBookings, sumCharges } from './store.ts';
import type { CustomerRow } from './store-list.ts';
import type { NoteRow } from './store-notes.ts';

type Rows<Query extends (...parts: never[]) => unknown> = Awaited<ReturnType<Query>>;

export interface Sums {
  bookings: Rows<typeof sumBookings>;
  charges: Rows<typeof sumCharges>;
}

export function presentCustomer(row: CustomerRow, sums: Sums): Customer {
  const own = sums.bookings.filter(({ uid }) => uid === row.id);
  const charges = sums.charges.filter(({ uid }) => uid === row.id);
  const paid = new Map<string, number>();
  for (const { counter, currency } of own) paid.set(currency, (paid.get(currency) ?? 0) + counter);
  for (const { currency, kept } of charges) paid.set(currency, (paid.get(currency) ?? 0) + kept);
  const days = own.flatMap(({ lastTrip }) => lastTrip ?? []).sort();
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone || (own.find(({ phone }) => phone !== null)?.phone ?? ''),
    account: row.account,
    emailVerified: row.emailProvedAt !== null,
    since: row.createdAt.toISOString(),
    bookings: own.reduce((sum, { standing }) => sum + standing, 0),
    paid: [...paid]
      .filter(([, amount]) => amount !== 0)
      .map(([currency, amount]) => ({ amount, currency })),
    lastTrip: days.at(-1) ?? null,
    blocked: row.blocked,
    staff: row.staff,
    ...(row.language !== null && { language: row.language }),
  };
}

/** Card charges and counter payments together, latest first. */
export function presentMoney(
  charges: Rows<typeof listCharges>,
  counter: Rows<typeof listAtCounter>,
): CustomerPayment[] {
  const byCard = charges.map((row): CustomerPayment => ({
    _id: row.id,
    bookingId: row.bookingId,
    at: row.createdAt.toISOString(),
    kind: 'card',
    method: null,
    amount: row.amount,
    back: row.amountRefunded + row.amountLost,
    currency: row.currency,
  }));
  const atCounter = counter.map((row): CustomerPayment => ({
    _id: row.id,
    bookingId: row.bookingId,
    at: row.createdAt.toISOString(),
    kind: row.kind,
    method: row.method,
    amount: row.amount,
    back: 0,
    currency: row.currency,
  }));
  return [...byCard, ...atCounter].sort((a, b) => (a.at < b.at ? 1 : -1));
}

export function presentNote(
  { author, note }: { note: NoteRow; author: string | null },
  reader: { uid: string },
): CustomerNote {
  const { at, body, byUserId, id } = note;
  return {
    _id: id,
    at: at.toISOString(),
    by: byUserId === null ? null : { _id: byUserId, name: author ?? '' },
    text: body,
    removable: byUserId === null || byUserId === reader.uid,
  };
}
