import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../../db/database.ts';
import { hasRow } from '../../../../db/rows.ts';
import { bookings } from '../../../../db/tables.ts';
import {
  spotBelongings,
  spots,
  spotsUnapproved,
  spotSubmissions,
} from '../../../../db/tables/spots.ts';
import { SAID } from './store-belongings.ts';

/** Where a destination is: published, or among the submissions that are waiting or were sent back. */
export type Place = 'online' | 'submitted';

const TABLES = { online: spots, submitted: spotSubmissions } as const;

/**
 * A condition that the agency needs a destination, because it was approved, has data from the agency, or was booked.
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

/** The condition that a contribution has been approved at least once since it was published. */
function approved(id: AnyPgColumn): SQL {
  const { approvedBefore, spotId } = spotsUnapproved;
  return sql`(${spots.contributed} and not exists (select from ${spotsUnapproved}
    where ${spotId} = ${id} and ${approvedBefore} is not true))`;
}

/** True if a destination has to be kept; the caller holds its lock. */
export function isKept(db: Executor, place: Place, id: string): Promise<boolean> {
  const from = TABLES[place];
  return hasRow(db, from, and(eq(from.id, id), hadBusiness(place)));
}

/** A person's contributions that have to be kept, in the order of their ids. */
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
