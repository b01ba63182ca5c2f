import { OPEN_BALANCES_OF_LEDGER } from '../../../../db/records/open-balances-filled.ts';
import { isSince, type BookRule, type Site } from './book-rule.ts';

export const tripRules = (site: Site): readonly BookRule[] => [
  {
    // a batch retries for about a day; then its remaining bookings fail, and it ends
    name: 'T1',
    says: 'a batch has made no progress for two days:',
    broken: `select id from booking_batches where finished_at is null
      and coalesce(moved_at, created_at) < now() - interval '2 days'`,
  },
  {
    name: 'T2',
    says: 'a trip had begun when it was booked:',
    broken: `select id from bookings where time_zone is not null and ${isSince('created_at', '0121-departures', site)}
      and travel_date < (created_at at time zone time_zone)::date`,
  },
  {
    name: 'T3',
    says: 'a review is for a trip that had begun when it was booked:',
    broken: `select r.id from trip_reviews r join bookings b on b.id = r.booking_id
      where r.state <> 'removed' and b.time_zone is not null and ${isSince('r.created_at', '0121-departures', site)}
        and b.travel_date < (b.created_at at time zone b.time_zone)::date`,
  },
  {
    // leaves out trips that were changed later or in the same millisecond
    name: 'T4',
    says: 'a review was written before the trip was over:',
    broken: `select r.id from trip_reviews r join bookings b on b.id = r.booking_id
      where r.state <> 'removed' and b.time_zone is not null and ${isSince('r.created_at', '0121-departures', site)}
        and b.travel_date + b.duration_days > (r.created_at at time zone b.time_zone)::date
        and not exists (select 1 from booking_events e where e.booking_id = b.id and e.kind = 'changed' and e.at >= r.created_at)`,
  },
  {
    name: 'H1',
    says: 'a booking is held without an end:',
    broken: `select id from bookings where state = 'held' and held_until is null and not awaits_agency`,
  },
  {
    name: 'H2',
    says: 'an expired booking can be paid or has money that counts:',
    broken: `select b.id from bookings b where b.state = 'expired' and (b.counter_minor > 0
      or exists (select from payment_intents a where a.booking_id = b.id and a.state in ('creating', 'open'))
      or exists (select from payments p where p.booking_id = b.id and not p.superseded
        and p.amount_refunded + p.amount_lost < p.amount))`,
  },
  {
    name: 'H3',
    says: 'a booking can be paid while it waits for the agency’s answer:',
    broken: `select b.id from bookings b where b.state = 'held' and b.awaits_agency and (b.held_until is not null
      or exists (select from payment_intents a where a.booking_id = b.id and a.state in ('creating', 'open')))`,
  },
  {
    name: 'H4',
    says: 'a booking is held for a transfer that is due after the trip begins:',
    broken: `select id from bookings where state = 'held' and transfer_due_on > travel_date`,
  },
  {
    name: 'T5',
    says: 'a booking’s open balance on Today differs from the ledger:',
    broken: `select coalesce(o.id, k.booking_id) as id
      from (${OPEN_BALANCES_OF_LEDGER}) o full join open_balances k on k.booking_id = o.id
      where exists (select from app_settings where name = 'open-balances-filled')
        and (o.travel_date, o.currency, o.real_minor, o.test_minor, o.balance_due_on)
          is distinct from (k.travel_date, k.currency, k.real_minor, k.test_minor, k.balance_due_on)`,
  },
];
