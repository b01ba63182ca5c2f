import type { SqlExecutor } from '../../../db/database.ts';

export interface BrokenOffer {
  id: string;
  day: string;
}

const BROKEN = `
  from waitlist as entry left join bookings as trip on trip.id = entry.booking_id
  where entry.state = 'offered' and (trip.state is null or trip.state <> 'held')`;

/** Offers without a held booking. A trigger on `bookings` ends such offers, so there should be none. */
export async function findBrokenOffers(on: SqlExecutor): Promise<BrokenOffer[]> {
  const { rows } = await on.query<BrokenOffer>(
    `select entry.id, entry.day::text as day ${BROKEN} order by entry.day, entry.id`,
  );
  return rows;
}

/** Ends offers without a held booking as the trigger would have. Returns their number. */
export async function mendOffers(on: SqlExecutor, at: Date): Promise<number> {
  const { rowCount } = await on.query(
    `update waitlist as mended set updated_at = $1, state = case broken.state
       when 'booked' then 'taken' when 'expired' then 'lapsed' else 'left' end
     from (select entry.id, trip.state ${BROKEN}) as broken
     where mended.id = broken.id and mended.state = 'offered'`,
    [at],
  );
  return rowCount;
}
