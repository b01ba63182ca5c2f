import type { AuditRecordKind } from '@wayfarer/contract';
import { eq } from 'drizzle-orm';
import type { Executor, SqlExecutor } from '../../db/database.ts';
import { bookings } from '../../db/tables/bookings.ts';

export interface AuditRecord {
  kind: AuditRecordKind;
  id: string;
  name: string | null;
}

/** Looks up each subject by index. A payment is shown as part of its booking. */
const RECORDS = `select who.id as subject, found.kind, found.id, found.name
  from unnest($1::text[]) as who (id)
  cross join lateral (
    (select 'booking' as kind, id, reference as name from bookings where id = who.id limit 1)
    union all
    (select 'booking', bookings.id, reference from payments
      join bookings on bookings.id = payments.booking_id where payments.id = who.id limit 1)
    union all
    (select 'destination', id, spot from spots where id = who.id limit 1)
    union all
    (select 'person', id, name from users where id = who.id limit 1)
    union all
    (select 'person', id, name from guests where id = who.id limit 1)
    union all
    (select 'message', id, subject from contact_messages where id = who.id limit 1)
  ) as found`;

/** The current records of these subjects; without deleted ones, and without subjects that aren't records. */
export async function findRecords(
  db: SqlExecutor,
  subjects: readonly string[],
): Promise<Map<string, AuditRecord>> {
  const { rows } = await db.query<AuditRecord & { subject: string }>(RECORDS, [
    [...new Set(subjects)],
  ]);
  return new Map(rows.map(({ subject, ...record }) => [subject, record]));
}

export async function namesOf(
  db: SqlExecutor,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await db.query<{ id: string; name: string }>(
    `select person.id, person.name from unnest($1::text[]) as who (id)
     cross join lateral (select id, name from users where id = who.id limit 1) as person`,
    [[...new Set(ids)]],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function lastNamesOf(
  db: SqlExecutor,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await db.query<{ id: string; name: string }>(
    `select who.id, act.by_name as name from unnest($1::text[]) as who (id)
     cross join lateral (
       select by_name from audit_log where by_user_id = who.id and by_name is not null
       order by at desc, id desc limit 1
     ) as act`,
    [[...ids]],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function findReferenced(db: Executor, reference: string): Promise<string | null> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.reference, reference));
  return row?.id ?? null;
}
