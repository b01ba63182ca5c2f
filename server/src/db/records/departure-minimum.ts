import type { DayRecord } from '@wayfarer/contract';
import { and, eq } from 'drizzle-orm';
import { departures } from '../tables/departures.ts';
import type { Reader } from '../database.ts';

interface MinimumColumns {
  minPeople: number | null;
  decideOn: string | null;
  guaranteedAt: Date | null;
}

type Minimum = Pick<DayRecord, 'minimum' | 'guaranteed'>;

/** Empty if the departure takes place with any number of people. */
function minimumOf({ decideOn, guaranteedAt, minPeople }: MinimumColumns): Minimum {
  return {
    ...(minPeople !== null && decideOn !== null && { minimum: { people: minPeople, decideOn } }),
    ...(guaranteedAt !== null && { guaranteed: true }),
  };
}

/** A departure in the shape of the contract: with its minimum in place of the columns, and null for no start time. */
export function presentDeparture<Row extends MinimumColumns & { startTime: string }>({
  decideOn,
  guaranteedAt,
  minPeople,
  startTime,
  ...row
}: Row) {
  const minimum = minimumOf({ decideOn, guaranteedAt, minPeople });
  return { ...row, ...minimum, startTime: startTime === '' ? null : startTime };
}

/** A departure that is guaranteed or needs a minimum number of people. */
export interface GoingDeparture extends Pick<DayRecord, 'minimum'> {
  guaranteed: boolean;
}

/** A trip's departure; null if it takes place with any number of people, or if there is none. */
export async function findGoing(
  db: Reader,
  {
    offerId: offer,
    startTime: time,
    travelDate,
  }: { offerId: string | null; travelDate: string; startTime: string },
): Promise<GoingDeparture | null> {
  if (offer === null) return null;
  const { day, decideOn, guaranteedAt, minPeople, offerId, startTime } = departures;
  const [row] = await db
    .select({ decideOn, guaranteedAt, minPeople })
    .from(departures)
    .where(and(eq(offerId, offer), eq(day, travelDate), eq(startTime, time)));
  if (!row) return null;
  const { guaranteed = false, minimum } = minimumOf(row);
  if (!guaranteed && minimum === undefined) return null;
  return { guaranteed, ...(minimum && { minimum }) };
}
