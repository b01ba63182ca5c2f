import { eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../db/database.ts';
import { bookings, counterPayments } from '../../../db/tables/bookings.ts';
import type { Movement } from '../movement.ts';
import {
  cardPayments,
  cardRefunds,
  columnsOf,
  inOrder,
  lostDisputes,
  type Part,
  type Span,
} from './parts.ts';

/** Movements of all kinds, latest first, at most `limit` after a cursor. Each kind is read along an index. */
export function listMovements(
  db: Executor,
  asked: Omit<Span, 'order' | 'currency'>,
): Promise<Movement[]> {
  const span: Span = { ...asked, order: 'latest', currency: null };
  return unionAll(
    cardPayments(db, span),
    cardRefunds(db, span),
    lostDisputes(db, span),
    counterEntries(db, span),
  )
    .orderBy(sql`at desc, id desc`)
    .limit(span.limit);
}

function counterEntries(db: Executor, span: Span) {
  const part: Part = {
    ...counterPayments,
    kind: sql`${counterPayments.kind}`,
    isMixed: true,
    at: counterPayments.createdAt,
    reason: sql`${counterPayments.note}`,
    day: counterPayments.receivedOn,
    voidReason: sql`case when ${counterPayments.voidedAt} is not null then coalesce(${counterPayments.voidReason}, '') end`,
  };
  const rows = db
    .select(columnsOf(part))
    .from(counterPayments)
    .leftJoin(bookings, eq(bookings.id, counterPayments.bookingId));
  return inOrder(rows.$dynamic(), part, span);
}
