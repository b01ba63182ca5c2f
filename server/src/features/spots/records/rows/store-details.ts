import type { SpotDetails } from '@wayfarer/contract';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Executor, Tx } from '../../../../db/database.ts';
import { spotDetails } from '../../../../db/tables/spots.ts';
import { findBelonging } from './store-belongings.ts';

export interface DetailsRecord {
  details: SpotDetails;
  revision: number;
}

/** `shownDetails`: the columns that travelers see on a destination's page. */
const {
  phone: _phone,
  revision: _revision,
  spotId: _spot,
  timeZone: _zone,
  updatedAt: _at,
  updatedBy: _editor,
  ...shownDetails
} = getTableColumns(spotDetails);
export { shownDetails };

const NOTHING_SAID: SpotDetails = {
  included: [],
  notIncluded: [],
  bring: [],
  highlights: [],
  languages: [],
  notSuitable: [],
  notAllowed: [],
  accessibility: [],
  goodToKnow: [],
  groupSize: null,
  isPrivate: false,
  effort: null,
  leadDays: 0,
  meetingPoint: '',
  meetingTime: null,
  directions: '',
  endPoint: '',
  lat: null,
  lon: null,
  timeZone: null,
  phone: '',
  itinerary: [],
};

/** The details for travelers to a destination; empty with revision 0 if the agency has entered none. */
export async function findDetails(db: Executor, spotId: string): Promise<DetailsRecord> {
  const [row] = await db.select().from(spotDetails).where(eq(spotDetails.spotId, spotId));
  if (!row) return { details: NOTHING_SAID, revision: 0 };
  const { revision, spotId: _spot, updatedAt: _at, updatedBy: _by, ...details } = row;
  return { details, revision };
}

/** The column of a field: `meeting_point` for `meetingPoint`. */
const columnOf = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The details for booked trips, which are also found for archived destinations. */
export async function findKeptDetails(db: Executor, spotId: string): Promise<SpotDetails> {
  const online = await findDetails(db, spotId);
  if (online.revision > 0) return online.details;
  const kept = await findBelonging(db, spotId, 'spot_details');
  if (!kept) return NOTHING_SAID;
  // rows that were saved before a column was added don't have it
  const known = Object.entries(NOTHING_SAID).map(([name, none]) => [
    name,
    kept[columnOf(name)] ?? none,
  ]);
  return Object.fromEntries(known) as SpotDetails; // the saved row has the columns of this table
}

export async function putDetails(
  tx: Tx,
  spotId: string,
  { details, revision }: DetailsRecord,
  { at: updatedAt, by: updatedBy }: { at: Date; by: string },
): Promise<void> {
  const change = { ...details, revision, updatedAt, updatedBy };
  await tx
    .insert(spotDetails)
    .values({ spotId, ...change })
    .onConflictDoUpdate({ target: spotDetails.spotId, set: change });
}

/** Removes a deleted staff account from the details that it entered. */
export async function forgetWhoSaid(db: Executor, uid: string): Promise<void> {
  const { updatedBy } = spotDetails;
  await db.update(spotDetails).set({ updatedBy: '' }).where(eq(updatedBy, uid));
}
