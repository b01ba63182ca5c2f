import { and, asc, desc, eq, gte, lt, lte, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CalendarDay, PaperKind } from '@wayfarer/contract';
import { escapeLike } from '../../../db/containing.ts';
import type { Executor } from '../../../db/database.ts';
import { invoices, type InvoiceRow } from '../../../db/tables/money/papers.ts';
import type { RowsAfter } from '../../../pagination/keyset-cursor.ts';

export interface InvoiceFilter {
  q?: string | undefined;
  from?: CalendarDay | undefined;
  to?: CalendarDay | undefined;
  kind?: PaperKind | undefined;
}

/** A document of the list, with those that it refers to and that credit it. */
export interface ListedInvoice {
  row: InvoiceRow;
  refersTo: string | null;
  /** The sum of its credit notes, in minor units, and the number of the last one. */
  credited: number;
  creditedBy: string | null;
}

const other = alias(invoices, 'other');
const note = alias(invoices, 'note');

const listed = {
  row: invoices,
  refersTo: other.number,
  credited: sql<number>`coalesce((select sum(${note.total}) from invoices note
    where ${note.refersTo} = ${invoices.id} and ${note.kind} = 'credit_note'), 0)::float8`,
  creditedBy: sql<string | null>`(select ${note.number} from invoices note
    where ${note.refersTo} = ${invoices.id} and ${note.kind} = 'credit_note'
    order by ${note.createdAt} desc, ${note.id} desc limit 1)`,
};

/** Latest first. */
export function listInvoicePage(
  db: Executor,
  { after, limit, ...filter }: InvoiceFilter & RowsAfter,
): Promise<ListedInvoice[]> {
  const { createdAt, id } = invoices;
  const at = sql`date_trunc('milliseconds', ${createdAt})`;
  const rest = after && sql`(${at}, ${id}) < (${after.key}::timestamptz, ${after.id})`;
  return db
    .select(listed)
    .from(invoices)
    .leftJoin(other, eq(other.id, invoices.refersTo))
    .where(and(...conditions(filter), rest ?? undefined))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export interface InvoiceSum {
  currency: string;
  kind: PaperKind;
  count: number;
  total: number;
  tax: number;
  taxed: boolean;
}

/** By kind and currency, in minor units; the tax of credit notes is negative. */
export function sumInvoiceRows(db: Executor, filter: InvoiceFilter): Promise<InvoiceSum[]> {
  const { currency, kind, scheme, total } = invoices;
  const tax = sql`(select coalesce(sum((share->>'tax')::bigint), 0) from jsonb_array_elements(${invoices.tax}) share)`;
  return db
    .select({
      currency,
      kind,
      count: sql<number>`count(*)::int`,
      total: sql<number>`sum(${total})::float8`,
      tax: sql<number>`sum(${tax})::float8`,
      taxed: sql<boolean>`bool_or(${scheme} = 'inclusive')`,
    })
    .from(invoices)
    .where(and(...conditions(filter)))
    .groupBy(currency, kind)
    .orderBy(asc(currency), asc(kind));
}

function conditions({ from, kind, q = '', to }: InvoiceFilter): (SQL | undefined)[] {
  const { issuedOn } = invoices;
  return [
    from === undefined ? undefined : gte(issuedOn, from),
    to === undefined ? undefined : lte(issuedOn, to),
    kind === undefined ? undefined : eq(invoices.kind, kind),
    q.trim() === '' ? undefined : matching(q),
  ];
}

const MOST_WORDS = 8;

/** Must match the expression of the index `invoices_search`. */
const searchedText = sql`(lower(${invoices.number}) || ' ' ||
  coalesce(lower(${invoices.facts} -> 'trip' ->> 'reference'), '') || ' ' || lower(${invoices.buyer} ->> 'name'))`;

/** Documents whose number, booking or buyer contains each word. */
function matching(q: string): SQL | undefined {
  const words = q.toLowerCase().split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);
  const inText = and(...words.map((word) => sql`${searchedText} like ${`%${escapeLike(word)}%`}`));
  // without the subquery, the planner may read all rows in the order of the list and test each of them
  return sql`${invoices.id} = any(array(select id from ${invoices} where ${inText}))`;
}

/** The oldest documents without a drawn PDF. */
export async function listUndrawn(db: Executor, limit: number): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(sql`${invoices.sha256} is null`)
    .orderBy(asc(invoices.createdAt), asc(invoices.id))
    .limit(limit);
}

export async function setDrawn(db: Executor, id: string, sha256: string): Promise<void> {
  await db
    .update(invoices)
    .set({ sha256 })
    .where(and(eq(invoices.id, id), sql`${invoices.sha256} is null`));
}

/** Erases the recipients of documents issued before an instant, once the books no longer have to be kept. */
export async function eraseBuyersBefore(db: Executor, before: Date): Promise<void> {
  await db
    .update(invoices)
    .set({ buyer: { name: '', address: '', vatId: '' } })
    .where(and(lt(invoices.createdAt, before), sql`${invoices.buyer}->>'name' <> ''`));
}
