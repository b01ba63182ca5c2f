import type { AuditRecordKind } from '@wayfarer/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { contactMessages, users } from '../../db/tables.ts';
import { bookings } from '../../db/tables/bookings.ts';
import { payments } from '../../db/tables/payments.ts';
import { spots } from '../../db/tables/spots.ts';

export interface AuditRecord {
  kind: AuditRecordKind;
  id: string;
  name: string | null;
}

/** What these subjects are today; those that are gone, or are no record, are left out. */
export async function findRecords(
  db: Executor,
  subjects: readonly string[],
): Promise<Map<string, AuditRecord>> {
  const ids = [...new Set(subjects)];
  if (ids.length === 0) return new Map();
  const booked = await db
    .select({ id: bookings.id, name: bookings.reference })
    .from(bookings)
    .where(inArray(bookings.id, ids));
  const paid = await db
    .select({ paymentId: payments.id, id: bookings.id, name: bookings.reference })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(inArray(payments.id, ids));
  const places = await db
    .select({ id: spots.id, name: spots.spot })
    .from(spots)
    .where(inArray(spots.id, ids));
  const people = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, ids));
  const messages = await db
    .select({ id: contactMessages.id, name: contactMessages.subject })
    .from(contactMessages)
    .where(inArray(contactMessages.id, ids));
  const as =
    (kind: AuditRecordKind) =>
    (row: Omit<AuditRecord, 'kind'>): [string, AuditRecord] => [row.id, { kind, ...row }];
  return new Map([
    ...messages.map(as('message')),
    ...people.map(as('person')),
    ...places.map(as('destination')),
    ...booked.map(as('booking')),
    ...paid.map(({ paymentId, ...row }): [string, AuditRecord] => [
      paymentId,
      { kind: 'booking', ...row },
    ]),
  ]);
}

/** The id of the booking that has a reference; null for none. */
export async function findReferenced(db: Executor, reference: string): Promise<string | null> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.reference, reference));
  return row?.id ?? null;
}
