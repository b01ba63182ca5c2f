import { sql } from 'drizzle-orm';
import { bookings } from '../tables/bookings.ts';
import { agreedTotalSql } from './booking-balance.ts';

const ownLines = sql`(select coalesce(sum((line ->> 'amount')::bigint), 0)
  from jsonb_array_elements(${bookings.priceExtras} -> 'lines') line where line ->> 'taxRate' = rate ->> 'id')`;

/** The sum of `taxesOf` for the price of a booking, in minor units; 0 if its terms show no tax. */
export const containedTaxSql = sql<number>`case when ${bookings.taxTerms} ->> 'scheme' = 'inclusive' then (
  select coalesce(sum(round(gross * points / (10000 + points))), 0) from (
    select (rate ->> 'basisPoints')::numeric as points,
      case when place = 1 then ${agreedTotalSql} - sum(own) over () + own else own end as gross
    from (select rate, place, ${ownLines} as own
      from jsonb_array_elements(${bookings.taxTerms} -> 'rates') with ordinality as rates (rate, place)) sums
  ) shares) else 0 end`;
