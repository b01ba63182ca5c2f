import { isSince, type BookRule, type Site } from './book-rule.ts';

/** Invariants of trips that are paid in parts. */
export const partRules = (site: Site): readonly BookRule[] => [
  {
    name: 'M1',
    says: 'a booking has several payments for one part:',
    broken: `select booking_id as id from payments
      where amount_refunded + amount_lost < amount and not superseded
      group by booking_id, coalesce(livemode, true), part having count(*) > 1`,
  },
  {
    // an older version, without plans, may have shortened the trip without changing `first_minor`
    name: 'M2',
    says: 'a booking’s first payment is more than its total:',
    broken: `select id from bookings where first_minor > coalesce(total_minor, cost_minor::bigint * duration_days)
      and ${isSince('updated_at', '0185-payment-plans', site)}`,
  },
];
