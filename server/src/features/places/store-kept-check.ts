import type { SqlExecutor } from '../../db/database.ts';

export interface WrongKept {
  offerId: string;
  day: string;
  /** Empty for a day or a departure without a start time. */
  startTime: string;
  kept: number;
}

const FREE = `case when limits.mode <> 'open'
  then greatest(0, coalesce(known.capacity, limits.capacity) - known.taken) else 0 end`;

export async function findWrongKept(on: SqlExecutor): Promise<WrongKept[]> {
  const { rows } = await on.query<WrongKept>(`
    select known.offer_id as "offerId", known.day::text as day, known.start_time as "startTime", known.kept
    from departures as known left join spot_availability as limits on limits.offer_id = known.offer_id
    where known.kept > 0 and known.kept > coalesce(${FREE}, 0)
    order by known.offer_id, known.day, known.start_time`);
  return rows;
}

/** Keeps no more places of a destination than are free. The caller has locked the destination. */
export async function mendKept(on: SqlExecutor, offerId: string): Promise<void> {
  await on.query(
    `update departures as known set kept = least(known.kept, coalesce((
       select ${FREE} from spot_availability as limits where limits.offer_id = known.offer_id), 0))
     where known.offer_id = $1 and known.kept > 0`,
    [offerId],
  );
}
