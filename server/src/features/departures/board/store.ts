import type { AvailabilityMode, BoardFill, BoardMark } from '@wayfarer/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { bookings } from '../../../db/tables/bookings.ts';
import { departures, spotAvailability } from '../../../db/tables/departures.ts';
import { spots } from '../../../db/tables/spots.ts';
import { isWaiting, waitlist } from '../../../db/tables/waitlist.ts';
import type { RowsAfter } from '../../../pagination/keyset-cursor.ts';
import type { Departure as DepartureKey } from '../store.ts';

/** A span of days, and the destination to which the board is limited. */
export interface BoardSpan {
  from: string;
  to: string;
  offerId: string | undefined;
  /** Departures that have left, whose minimum no longer matters: all before the day `before`, and those in `also`. */
  left: { before: string; also: readonly DepartureKey[] };
}

const isHeldOrBooked = sql`${bookings.state} in ('held', 'booked')`;

/** True for departures that have left. */
function hasLeft({ left: { also, before } }: BoardSpan): SQL {
  const keys = also.map(({ day, offerId, startTime }) => sql`(${offerId}, ${day}, ${startTime})`);
  const isOneOf = sql`(offer_id, day::text, start_time) in (${sql.join(keys, sql`, `)})`;
  return keys.length === 0 ? sql`day < ${before}` : sql`(day < ${before} or ${isOneOf})`;
}

/** Limits rows to a destination and to a span of days. */
const within = ({ from, offerId, to }: BoardSpan, offer: SQL, day: SQL) =>
  sql`${day} between ${from} and ${to}${offerId === undefined ? sql`` : sql` and ${offer} = ${offerId}`}`;

/** The trips that begin on each day and at each start time, by destination. */
const going = (span: BoardSpan) => sql`(
  select ${bookings.offerId} as offer_id, ${bookings.travelDate} as day, ${bookings.startTime} as start_time,
    sum(${bookings.adults} + ${bookings.children}) as people, count(*) as trips,
    count(*) filter (where ${bookings.awaitsAgency}) as asked
  from ${bookings}
  where ${isHeldOrBooked} and ${bookings.offerId} is not null
    and ${within(span, sql`${bookings.offerId}`, sql`${bookings.travelDate}`)}
  group by 1, 2, 3)`;

/** Stored days and departures that are fixed, closed, or have taken or kept places. */
const known = (span: BoardSpan) => sql`(
  select ${departures.offerId}, ${departures.day}, ${departures.startTime}, ${departures.closed},
    ${departures.scheduled}, ${departures.capacity}, ${departures.taken}, ${departures.minPeople},
    ${departures.guaranteedAt}
  from ${departures}
  where ${within(span, sql`${departures.offerId}`, sql`${departures.day}`)} and (${departures.closed}
    or ${departures.scheduled} or ${departures.taken} > 0 or ${departures.kept} > 0))`;

/** The number of parties on an entry's waiting list; a day without a limit has none. */
const waiting = sql`(select count(*) from ${waitlist} where ${waitlist.offerId} = both_sides.offer_id
  and ${waitlist.day} = both_sides.day and ${waitlist.startTime} = both_sides.start_time and ${isWaiting})`;

/**
 * The entries of the board. Reads the limits of one destination at a time, by the index, because few destinations have
 * entries in a week.
 */
const entries = (span: BoardSpan) => sql`(
  select both_sides.*, coalesce(limits.mode, 'open') as mode, limits.capacity as usual,
    case when limits.mode <> 'open' then coalesce(own, limits.capacity) end as places,
    case when limits.mode <> 'open' then people_by_places else people_by_trips end as people,
    case when limits.mode <> 'open' then ${waiting} else 0 end as waiting
  from (
    select offer_id, day, start_time, coalesce(known.closed, false) as closed,
      coalesce(known.scheduled, false) as scheduled, known.capacity as own,
      coalesce(known.taken, 0) as people_by_places, coalesce(going.people, 0) as people_by_trips,
      case when ${hasLeft(span)} then 0 else coalesce(known.min_people, 0) end as least, known.guaranteed_at is not null as guaranteed,
      coalesce(going.trips, 0) as trips, coalesce(going.asked, 0) as asked
    from ${known(span)} known full join ${going(span)} going using (offer_id, day, start_time)
  ) both_sides
  left join lateral (
    select ${spotAvailability.mode}, ${spotAvailability.capacity} from ${spotAvailability}
    where ${spotAvailability.offerId} = both_sides.offer_id limit 1
  ) limits on true)`;

const missing = sql`case when guaranteed or closed then 0 else greatest(0, least - people) end`;

/** How full an entry is, in the words of the contract. */
const fill = sql`case when places is null then null when people > places then 'over'
  when people = places then 'full' when 4 * people >= 3 * places then 'nearly' else 'free' end`;

/** The condition of each mark. */
const MARKS: Readonly<Record<BoardMark, SQL>> = {
  over: sql`people > places`,
  unsure: sql`${missing} > 0`,
  nearly: sql`people < places and 4 * people >= 3 * places`,
  full: sql`people = places`,
  waiting: sql`waiting > 0`,
  asked: sql`asked > 0`,
};

const number = (value: SQL) => sql<number>`${value}`.mapWith(Number);
const marked = (mark: BoardMark) => number(sql`count(*) filter (where ${MARKS[mark]})`);

/** The figures of each day that has an entry. */
export function sumBoardDays(db: Executor, span: BoardSpan) {
  return db
    .select({
      day: sql<string>`day::text`,
      people: number(sql`sum(people)`),
      over: marked('over'),
      unsure: marked('unsure'),
      nearly: marked('nearly'),
      full: marked('full'),
      waiting: marked('waiting'),
      asked: marked('asked'),
    })
    .from(sql`${entries(span)} entries`)
    .groupBy(sql`day`)
    .orderBy(sql`day`);
}

/** A destination's current name or country; if it is no longer offered, that of its latest booking. */
const named = (column: SQL, booked: SQL) => sql`coalesce(
  (select ${column} from ${spots} where ${spots.id} = offers.offer_id),
  (select ${booked} from ${bookings} where ${bookings.offerId} = offers.offer_id
    order by ${bookings.travelDate} desc limit 1), '')`;

/**
 * The entries of at most `limit` destinations after a cursor, by name; with `show`, only of destinations that have an
 * entry with this mark.
 */
export function listBoardEntries(
  db: Executor,
  { after, limit, show, ...span }: BoardSpan & RowsAfter & { show: BoardMark | undefined },
) {
  const chosen = show === undefined ? sql`true` : MARKS[show];
  const beyond = after ? sql`(key, offer_id) > (${after.key}, ${after.id})` : sql`true`;
  return db
    .select({
      offerId: sql<string>`offer_id`,
      key: sql<string>`key`,
      spot: sql<string>`spot`,
      country: sql<string>`country`,
      mode: sql<AvailabilityMode>`mode`,
      usual: sql<number | null>`usual`,
      day: sql<string>`day::text`,
      startTime: sql<string>`start_time`,
      closed: sql<boolean>`closed`,
      scheduled: sql<boolean>`scheduled`,
      taken: number(sql`people`),
      capacity: sql<number | null>`places`,
      fill: sql<BoardFill | null>`${fill}`,
      missing: number(missing),
      guaranteed: sql<boolean>`guaranteed`,
      trips: number(sql`trips`),
      asked: number(sql`asked`),
      waiting: number(sql`waiting`),
    })
    .from(
      sql`(
        with entries as materialized (select * from ${entries(span)} all_entries),
        offers as (select distinct offer_id from entries where ${chosen}),
        names as (
          select offer_id, lower(spot) collate "C" as key, spot, country from (
            select offer_id, ${named(sql`${spots.spot}`, sql`${bookings.travelSpot}`)} as spot,
              ${named(sql`${spots.country}`, sql`${bookings.travelCountry}`)} as country
            from offers) named),
        page as (
          select * from names where ${beyond} order by key, offer_id limit ${limit})
        select * from entries join page using (offer_id)) board`,
    )
    .orderBy(sql`key`, sql`offer_id`, sql`day`, sql`start_time`);
}
