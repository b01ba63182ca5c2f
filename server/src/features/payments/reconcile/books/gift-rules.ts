import type { BookRule } from './book-rule.ts';

/** Invariants between gift vouchers and counter payments (M5). */
export const giftRules = (): readonly BookRule[] => [
  {
    name: 'M5',
    says: 'more was spent from a gift voucher than it was issued for:',
    broken: `select voucher_id as id from gift_entries group by voucher_id having sum(minor) < 0`,
  },
  {
    name: 'M5a',
    says: 'a gift voucher has no entry that says how it was paid for:',
    broken: `select v.id from gift_vouchers v where not exists (select 1 from gift_entries e
      where e.voucher_id = v.id and e.kind = 'issued')`,
  },
  {
    name: 'M5b',
    says: 'a counter payment differs from its entry in the gift voucher:',
    broken: `select p.id from counter_payments p join gift_entries e on e.counter_payment_id = p.id
      join gift_vouchers v on v.id = e.voucher_id
      group by p.id having p.method <> 'gift' or bool_or(v.currency <> p.currency) or bool_or(e.booking_id <> p.booking_id)
        or count(distinct e.voucher_id) > 1
        or sum(e.minor) <> case when p.voided_at is not null then 0 when p.kind = 'received' then -p.amount else p.amount end`,
  },
  {
    name: 'M5c',
    says: 'more went back to a gift voucher than it had paid for the booking:',
    broken: `select booking_id as id from gift_entries where booking_id is not null
      group by booking_id, voucher_id having sum(minor) > 0`,
  },
];
