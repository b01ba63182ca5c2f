import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  notExists,
  notLike,
  or,
  sql,
} from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { counterPayments } from '../../db/tables/bookings.ts';
import { goodwill } from '../../db/tables/money/goodwill.ts';
import { payments, refunds } from '../../db/tables/money/payments.ts';

export type GoodwillRow = typeof goodwill.$inferSelect;

export type GoodwillKey = Pick<GoodwillRow, 'act' | 'actId'>;

/**
 * The sum refunded for one booking beyond the policy by anyone, in minor units. Leaves out the act `except`, failed
 * refunds, and entries made by mistake.
 */
export async function goodwillTotal(
  db: Executor,
  bookingId: string,
  except?: GoodwillKey,
): Promise<number> {
  return (await written(db, bookingId, except)) + (await unwritten(db, bookingId, except));
}

const sumOf = (amount: Parameters<typeof sql>[1]) =>
  sql`coalesce(sum(${amount}), 0)`.mapWith(Number);

async function written(db: Executor, bookingId: string, except?: GoodwillKey): Promise<number> {
  const { act, actId, amount } = goodwill;
  const failed = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(act, 'refund'), eq(refunds.id, actId), eq(refunds.state, 'failed')));
  const voided = db
    .select({ id: counterPayments.id })
    .from(counterPayments)
    .where(
      and(eq(act, 'counter'), eq(counterPayments.id, actId), isNotNull(counterPayments.voidedAt)),
    );
  const [row] = await db
    .select({ total: sumOf(amount) })
    .from(goodwill)
    .where(
      and(
        eq(goodwill.bookingId, bookingId),
        except && not(and(eq(act, except.act), eq(actId, except.actId)) ?? sql`false`),
        notExists(failed),
        notExists(voided),
      ),
    );
  return row?.total ?? 0;
}

/**
 * The sum of refunds made in an older version or at the provider. No policy was applied to them, so their full
 * amounts count.
 */
async function unwritten(db: Executor, bookingId: string, except?: GoodwillKey): Promise<number> {
  const { amount, id, kind, paymentId, reason, state } = refunds;
  const { act, actId } = goodwill;
  const judged = db
    .select({ actId })
    .from(goodwill)
    .where(and(eq(act, 'refund'), eq(actId, id)));
  const [row] = await db
    .select({ total: sumOf(amount) })
    .from(payments)
    .innerJoin(refunds, eq(paymentId, payments.id))
    .where(
      and(
        eq(payments.bookingId, bookingId),
        ne(state, 'failed'),
        or(
          inArray(kind, ['requested', 'provider']),
          // the amount of such a refund is due again, but the refund still counts
          isNotNull(refunds.chargedAgainAt),
          // rows from before refunds had kinds
          and(isNull(kind), notLike(reason, 'cancellation:%'), notLike(reason, 'change:%')),
        ),
        except?.act === 'refund' ? ne(id, except.actId) : undefined,
        notExists(judged),
      ),
    );
  return row?.total ?? 0;
}

/**
 * Records an act of goodwill. Replaces its earlier record if it is decided again, for example after a failed refund.
 */
export async function writeGoodwill(tx: Tx, row: GoodwillRow): Promise<void> {
  const { act, actId } = goodwill;
  await tx
    .insert(goodwill)
    .values(row)
    .onConflictDoUpdate({ target: [act, actId], set: row });
}
