import type { BookRule } from './book-rule.ts';

/** Invariants of promo codes and of the other parts of a price. */
export const promoRules = (): readonly BookRule[] => [
  {
    name: 'M4',
    says: 'a promo code’s count of uses differs from the uses that were not given back:',
    broken: `select c.id from promo_codes c where c.used <>
      (select count(*) from promo_uses u where u.code_id = c.id and u.given_back_at is null)`,
  },
  {
    name: 'M4',
    says: 'a booking has a promo code but no use that counts, or the other way around:',
    broken: `select b.id from bookings b left join promo_uses u on u.booking_id = b.id and u.given_back_at is null
      where b.state in ('held', 'booked') and (b.price_extras -> 'promo' is not null) <> (u.booking_id is not null)
      union all select u.booking_id from promo_uses u where u.given_back_at is null
        and not exists (select 1 from bookings b where b.id = u.booking_id)`,
  },
  {
    name: 'M10',
    says: 'a booking’s price lines do not add up to its total:',
    broken: `select b.id from bookings b where b.price_extras is not null and b.total_minor <>
      (select coalesce(sum((line ->> 'amount')::bigint), 0)
        from jsonb_array_elements(b.price_lines || (b.price_extras -> 'lines')) line)`,
  },
];
