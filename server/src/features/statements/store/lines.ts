import type { StatementState } from '@wayfarer/contract';
import { and, desc, eq, getTableColumns, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { lockRow } from '../../../db/rows.ts';
import { counterPayments, statementLines } from '../../../db/tables.ts';
import type { RowsAfter } from '../../../pagination/keyset-cursor.ts';

export type LineRow = typeof statementLines.$inferSelect;
interface NewLine extends Pick<LineRow, 'id' | 'bookedOn' | 'amount' | 'payer' | 'purpose'> {
  key: string;
}
/** The values that all lines of a file share. */
type Shared = Pick<LineRow, 'currency' | 'fileSha256' | 'createdAt'>;

/** A line with the booking that it was matched with; null if it wasn't. */
export interface FoundLine {
  line: LineRow;
  bookingId: string | null;
}

const ROWS_AT_ONCE = 1000;

/** Inserts the lines whose keys are new, and returns their number. */
export async function insertLines(
  tx: Tx,
  lines: readonly NewLine[],
  { createdAt, currency, fileSha256 }: Shared,
): Promise<number> {
  // in the order of keys, so that two files with the same lines don't wait for each other
  const sorted = lines.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  let added = 0;
  for (let from = 0; from < sorted.length; from += ROWS_AT_ONCE) {
    const some = JSON.stringify(sorted.slice(from, from + ROWS_AT_ONCE));
    const { rows: inserted } = (await tx.execute(sql`
      insert into statement_lines
        (id, file_sha256, line_key, booked_on, amount, currency, payer, purpose, created_at)
      select id, ${fileSha256}, key, "bookedOn", amount, ${currency}, payer, purpose, ${createdAt.toISOString()}::timestamptz
      from jsonb_to_recordset(${some}::text::jsonb)
        as line (id text, key text, "bookedOn" date, amount bigint, payer text, purpose text)
      on conflict (line_key) do nothing returning 1 as one`)) as unknown as { rows: unknown[] };
    added += inserted.length;
  }
  return added;
}

/** Literals, because an index covers the lines of each state. */
const IN_STATE: Readonly<Record<StatementState, SQL | undefined>> = {
  to_match: and(isNull(statementLines.counterPaymentId), isNull(statementLines.setAsideAt)),
  matched: isNotNull(statementLines.counterPaymentId),
  set_aside: isNotNull(statementLines.setAsideAt),
};

const withBooking = (db: Executor) =>
  db
    .select({ line: getTableColumns(statementLines), bookingId: counterPayments.bookingId })
    .from(statementLines)
    .leftJoin(counterPayments, eq(counterPayments.id, statementLines.counterPaymentId));

/** Lines, latest first, at most `limit` after a cursor. */
export function listLinePage(
  db: Executor,
  { after, limit, state }: RowsAfter & { state: StatementState },
): Promise<FoundLine[]> {
  const { bookedOn, id } = statementLines;
  const rest = after ? sql`(${bookedOn}, ${id}) < (${after.key}::date, ${after.id})` : undefined;
  return withBooking(db)
    .where(and(IN_STATE[state], rest))
    .orderBy(desc(bookedOn), desc(id))
    .limit(limit);
}

export async function findLine(db: Executor, id: string): Promise<FoundLine | null> {
  const [found] = await withBooking(db).where(eq(statementLines.id, id));
  return found ?? null;
}

export async function countInState(
  db: Executor,
  state: StatementState,
  most: number,
): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(statementLines)
    .where(IN_STATE[state])
    .limit(most)
    .as('some');
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(some);
  return row?.n ?? 0;
}

export const lockLineForUpdate = (tx: Tx, id: string) =>
  lockRow(tx, statementLines, eq(statementLines.id, id));

/** Call it under the line's lock. */
export async function updateLine(
  tx: Tx,
  id: string,
  change: Partial<Pick<LineRow, 'counterPaymentId' | 'matchedAt' | 'setAsideAt' | 'setAsideBy'>>,
): Promise<void> {
  await tx.update(statementLines).set(change).where(eq(statementLines.id, id));
}
