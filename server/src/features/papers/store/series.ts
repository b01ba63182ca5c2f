import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database.ts';
import { invoiceSeries } from '../../../db/tables/money/papers.ts';

/** The next number of a series, which stays locked until the transaction ends. */
export async function takeNumber(tx: Tx, pattern: string, year: number): Promise<number> {
  const { rows } = (await tx.execute(sql`
    insert into invoice_series (pattern, year, next) values (${pattern}, ${year}, 2)
    on conflict (pattern, year) do update set next = invoice_series.next + 1
    returning next - 1 as serial`)) as unknown as { rows: { serial: number }[] };
  const [row] = rows;
  if (!row) throw new Error('the series returned no number');
  return row.serial;
}

/** The next numbers of a year's series; a series without documents isn't in the map. */
export async function nextSerials(
  db: Executor,
  patterns: readonly string[],
  year: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select()
    .from(invoiceSeries)
    .where(and(eq(invoiceSeries.year, year), inArray(invoiceSeries.pattern, [...patterns])));
  return new Map(rows.map(({ next, pattern }) => [pattern, next]));
}

/** Raises the next number of a series. Returns false if it is already higher. */
export async function raiseSerial(
  tx: Tx,
  { next, pattern, year }: { pattern: string; year: number; next: number },
): Promise<boolean> {
  const { rows } = (await tx.execute(sql`
    insert into invoice_series (pattern, year, next, skipped) values (${pattern}, ${year}, ${next}, ${next} - 1)
    on conflict (pattern, year) do update
      set next = excluded.next, skipped = invoice_series.skipped + excluded.next - invoice_series.next
      where invoice_series.next <= excluded.next
    returning next`)) as unknown as { rows: unknown[] };
  return rows.length > 0;
}
