import { isSince, type BookRule, type Site } from './book-rule.ts';

/** Invariants of trips that are paid in parts. */
export const partRules = (site: Site): readonly BookRule[] => [
  {
    name: 'M1',
    says: 'has several payments for one part: booking',
    broken: `select booking_id as id from payments
      where amount_refunded + amount_lost < amount and not superseded
      group by booking_id, coalesce(livemode, true), part having count(*) > 1`,
  },
  {
    // an older version, without plans, may have shortened the trip without changing `first_minor`
    name: 'M2',
    says: 'its first payment is more than its total: booking',
    broken: `select id from bookings where first_minor > coalesce(total_minor, cost_minor::bigint * duration_days)
      and ${isSince('updated_at', '0185-payment-plans', site)}`,
  },
];
