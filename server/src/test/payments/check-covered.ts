import type { Database } from '../../db/database.ts';
import { MOVEMENTS } from '../../db/money/movements.ts';

/**
 * Finds bookings whose documents don't cover exactly their money. Call it on sites where each payment gets a document,
 * once no document is due.
 */
export async function checkCovered(db: Database): Promise<string[]> {
  const { rows } = await db.sql.query<{ id: string; money: string; covered: string }>(
    `select b.id, ledger.money, papers.covered from bookings b,
       lateral (select coalesce(sum(m.minor), 0) as money from ${MOVEMENTS} m where m.booking_id = b.id) ledger,
       lateral (select coalesce(sum(c.minor), 0) as covered from invoice_movements c where c.booking_id = b.id) papers
     where ledger.money <> papers.covered`,
  );
  return rows.map(
    ({ covered, id, money }) => `M7: documents cover ${covered} of the ${money} of booking ${id}`,
  );
}
