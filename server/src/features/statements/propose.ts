import type { UserContext } from '../../context.ts';
import { type BookingForStaff, listBookingsForStaff } from '../bookings/index.ts';
import { namesMatch, proposalOf, referencesIn, type Proposal } from './policy.ts';
import { listByAmount, listByReference, type AmountMatch } from './store/candidates.ts';
import type { LineRow } from './store/lines.ts';

/**
 * The proposals for lines, by the lines' ids, from the bookings as they are now. Takes a few queries, no matter how
 * many lines there are.
 */
export async function propose(
  context: UserContext,
  lines: readonly LineRow[],
): Promise<Map<string, Proposal<BookingForStaff>>> {
  const named = await findNamed(context, lines);
  const others = lines.filter(({ id }) => (named.get(id) ?? []).length === 0);
  const alike = await findAlike(context, others);
  const ids = [...named.values(), ...alike.values()].flat();
  const bookings = ids.length === 0 ? [] : await listBookingsForStaff(context, [...new Set(ids)]);
  const byId = new Map(bookings.map((booking) => [booking._id, booking]));
  const of = (found: readonly string[] = []) => found.flatMap((id) => byId.get(id) ?? []);
  return new Map(
    lines.map((line) => [
      line.id,
      proposalOf(line, { named: of(named.get(line.id)), alike: of(alike.get(line.id)) }),
    ]),
  );
}

/** Ids of bookings whose reference is in a line's purpose, by the lines' ids. */
async function findNamed({ db }: UserContext, lines: readonly LineRow[]) {
  const references = new Map(lines.map(({ id, purpose }) => [id, referencesIn(purpose)]));
  const all = [...new Set([...references.values()].flat())];
  const rows = all.length === 0 ? [] : await listByReference(db.orm, all);
  const ids = new Map(rows.map(({ id, reference }) => [reference, id]));
  return new Map(
    [...references].map(([line, found]) => [line, found.flatMap((one) => ids.get(one) ?? [])]),
  );
}

/** Ids of bookings with a line's amount and name, by the lines' ids. */
async function findAlike({ db, payments }: UserContext, lines: readonly LineRow[]) {
  const { livemode } = payments;
  const found = new Map<string, string[]>();
  for (const currency of new Set(lines.map((line) => line.currency))) {
    const some = lines.filter((line) => line.currency === currency);
    const amounts = [...new Set(some.map(({ amount }) => amount))];
    const rows = await listByAmount(db.orm, { amounts, currency, livemode });
    for (const line of some) found.set(line.id, idsOf(line, rows));
  }
  return found;
}

const idsOf = ({ amount, payer }: LineRow, rows: readonly AmountMatch[]) =>
  rows
    .filter((row) => row.amount === amount && namesMatch(payer, row.travelName))
    .map(({ id }) => id);
