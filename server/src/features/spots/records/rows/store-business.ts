import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../../db/database.ts';
import { bookings } from '../../../../db/tables.ts';
import {
  spotBelongings,
  spots,
  spotsUnapproved,
  spotSubmissions,
} from '../../../../db/tables/spots.ts';
import { SAID } from './store-belongings.ts';

/** Where a destination is: among those online, or those that wait or were sent back. */
export type Place = 'online' | 'submitted';

const TABLES = { online: spots, submitted: spotSubmissions } as const;

/**
 * Whether the agency has had to do with a destination: it approved it, wrote something about it, or somebody has
 * booked it. Then the trips' pages, and the agency, go on needing it.
 */
function hadBusiness(place: Place): SQL {
  const { id } = TABLES[place];
  const found = [
    sql`select from ${bookings} where ${bookings.offerId} = ${id}`,
    sql`select from ${spotBelongings} where ${spotBelongings.spotId} = ${id}`,
    ...SAID.map((table) => sql`select from ${sql.identifier(table)} as said where said.spot_id = ${id}`), // prettier-ignore
  ].map((rows) => sql`exists (${rows})`);
  if (place === 'online') found.push(approved(id));
  return sql`(${sql.join(found, sql` or `)})`;
}

/** A contribution is, unless it has been without an approval ever since it went online. */
function approved(id: AnyPgColumn): SQL {
  const { approvedBefore, spotId } = spotsUnapproved;
  return sql`(${spots.contributed} and not exists (select from ${spotsUnapproved}
    where ${spotId} = ${id} and ${approvedBefore} is not true))`;
}

/** Whether a destination, which is locked, has to be kept. */
export async function isKept(db: Executor, place: Place, id: string): Promise<boolean> {
  const from = TABLES[place];
  const rows = await db
    .select({ id: from.id })
    .from(from)
    .where(and(eq(from.id, id), hadBusiness(place)));
  return rows.length > 0;
}

/** What a person contributed that has to be kept, in the order of the ids. */
export async function listKeptOf(db: Executor, place: Place, ownerUid: string): Promise<string[]> {
  const from = TABLES[place];
  const contributed = place === 'online' ? eq(spots.contributed, true) : undefined;
  const rows = await db
    .select({ id: from.id })
    .from(from)
    .where(and(eq(from.ownerUid, ownerUid), contributed, hadBusiness(place)))
    .orderBy(asc(from.id));
  return rows.map(({ id }) => id);
}
