import type { ChargeMode } from '@wayfarer/contract';
import type { Database, SqlExecutor } from '../../db/database.ts';
import { FILL_OPEN_BALANCES } from '../../db/records/open-balances-filled.ts';
import { dropIndexes } from '../data-files/indexes.ts';
import type { Progress } from '../progress.ts';
import { sampleBooking } from './sample-bookings.ts';
import { sampleCustomer, sampleMessage } from './sample-people.ts';

const ROWS_AT_A_TIME = 2000;

const CUSTOMERS = `
  insert into users (id, name, email, email_key, role, created_at)
  select id, name, email, email, 'traveller', $2::timestamptz - index * interval '20 minutes'
  from jsonb_to_recordset($1::jsonb) as sample (index int, id text, name text, email text)
  on conflict do nothing`;

const MESSAGES = `
  insert into contact_messages (id, name, email, subject, message, state, answered_at, created_at)
  select id, name, email, subject, message, state, case state when 'answered' then at + interval '1 hour' end, at
  from jsonb_to_recordset($1::jsonb) as sample (index int, id text, name text, email text, subject text,
      message text, state text),
    lateral (select $2::timestamptz - index * interval '30 minutes' as at) moment
  on conflict do nothing`;

/** Inserts new bookings with their events, cancellations and counter payments. */
const BOOKINGS = `
  with sample as (
    select *, least(booked_on + interval '9 hours', $2::timestamptz) as at
    from jsonb_to_recordset($1::jsonb) as sample (id text, reference text, uid text, spot_id text,
      travel_spot text, travel_country text, travel_season text, travel_name text, travel_email text,
      cost_minor int, travel_date date, booked_on timestamp, duration_days int, adults int,
      total_minor bigint, price_lines jsonb, price_rules jsonb, total bigint, state text, attendance text,
      method text, card int, counter bigint, back int)
  ), made as (
    insert into bookings (id, reference, uid, spot_id, offer_id, contributed, travel_spot, travel_country,
      travel_season, travel_name, travel_email, cost_minor, currency, travel_date, duration_days, adults,
      total_minor, price_lines, price_rules, state, counter_minor, change_refund_minor, cancelled_at,
      attendance, attendance_at, created_at, updated_at)
    select id, reference, uid, spot_id, spot_id, false, travel_spot, travel_country,
      travel_season, travel_name, travel_email, cost_minor, $3, travel_date, duration_days, adults,
      total_minor, price_lines, price_rules, state, counter, back, case state when 'cancelled' then at end,
      attendance, case when attendance <> 'none' then travel_date + interval '9 hours' end, at, at
    from sample on conflict do nothing returning id
  ), happened as (
    insert into booking_events (booking_id, at, by_kind, by_user_id, kind, detail)
    select id, at, 'traveller', uid, kind, '{}' from sample join made using (id),
      lateral (values ('booked', true), ('cancelled', state = 'cancelled')) as event (kind, took_place)
    where took_place
  ), ended as (
    insert into cancellations (id, booking_id, at, by_kind, by_user_id, reason_code, reason_text,
      refund_percent, basis, evaluated_at, currency, total_minor, taken_minor, back_before_minor,
      refund_card_minor, refund_counter_minor, kept_minor, lapsed_minor, refund_state)
    select id, id, at, 'traveller', uid, 'other', '', 100, 'paid', at, $3, total, 0, 0, 0, 0, 0, total, 'none'
    from sample join made using (id) where state = 'cancelled'
  ), received as (
    insert into counter_payments (id, booking_id, kind, method, amount, currency, received_on, note, created_at)
    select id, id, 'received', method, counter, $3, at::date, '', at
    from sample join made using (id) where counter > 0
  )
  select id from made`;

/** Inserts payments of the sandbox, after the bookings, whose state a trigger of the ledger reads. */
const PAYMENTS = `
  with sample as (
    select *, 'sample_' || id as charge, least(booked_on + interval '9 hours', $2::timestamptz) as at
    from jsonb_to_recordset($1::jsonb) as sample (id text, uid text, travel_spot text, travel_email text,
      booked_on timestamp, card int, back int)
  ), attempted as (
    insert into payment_intents (id, booking_id, uid, amount, currency, attempt, provider_id, state,
      created_at, livemode, provider_account)
    select id, id, uid, card, $3, 1, charge, 'succeeded', at, false, 'sandbox' from sample
  ), paid as (
    insert into payments (id, intent_id, booking_id, uid, user_email, trip_title, amount, amount_refunded,
      currency, transaction_id, card_brand, card_last4, created_at, livemode, provider_account)
    select id, id, id, uid, travel_email, travel_spot, card, back, $3, charge, 'visa', '4242', at, false, 'sandbox'
    from sample
  ), told as (
    insert into payment_journal (at, kind, booking_id, transaction_id, amount, currency, source, detail)
    select at, 'payment_recorded', id, charge, card, $3, 'sample', '' from sample
  )
  insert into refunds (id, intent_id, payment_id, transaction_id, amount, currency, kind, reason, state,
    provider_id, next_try_at, created_at, finished_at)
  select id, id, id, charge, back, $3, 'change', 'change:' || id, 'succeeded', 're_' || charge, at, at, at
  from sample where back > 0`;

export interface AgencySeeding {
  customers: number;
  bookings: number;
  messages: number;
  /** Trips are spread around this time. */
  now: Date;
  currency: string;
  charge: ChargeMode;
  unit: number;
  progress: Progress;
}

/** Returns the number of new samples. */
async function addUntil(
  total: number,
  add: (from: number, length: number) => Promise<number>,
  progress: (done: number) => void,
): Promise<number> {
  let added = 0;
  for (let done = 0; done < total; done += ROWS_AT_A_TIME) {
    const length = Math.min(ROWS_AT_A_TIME, total - done);
    added += await add(done, length);
    progress(done + length);
  }
  return added;
}

const samplesOf = <T>(from: number, length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, offset) => make(from + offset));

/** From this number of bookings on, indexes are dropped and built again afterward. */
const MANY = 10_000;

/** Adds sample customers, bookings with payments, and messages. Existing ones stay unchanged. */
export function seedAgency(db: Database, seeding: AgencySeeding) {
  return db.withoutTimeouts(() => {
    if (seeding.bookings < MANY) return fill(seeding, db.sql, (add) => db.sql.transaction(add));
    // updating the indexes row by row would take most of the time; in one transaction, no index can be lost
    return db.sql.transaction(async (tx) => {
      await tx.query(`select set_config('wayfarer.bulk', 'on', true)`);
      const indexes = await dropIndexes(tx);
      const added = await fill(seeding, tx, (add) => add(tx));
      for (const definition of indexes) await tx.exec(definition);
      await tx.query(FILL_OPEN_BALANCES);
      return added;
    });
  });
}

async function fill(
  seeding: AgencySeeding,
  sql: SqlExecutor,
  together: (add: (tx: SqlExecutor) => Promise<number>) => Promise<number>,
) {
  const { bookings, currency, customers, messages, now, progress } = seeding;
  const sampling = { ...seeding, today: now.toISOString().slice(0, 10) };
  const numbered =
    (text: string, make: (index: number) => object) => async (from: number, length: number) => {
      const rows = samplesOf(from, length, (index) => ({ index, ...make(index) }));
      return (await sql.query(text, [JSON.stringify(rows), now.toISOString()])).rowCount;
    };
  const addBookings = (from: number, length: number) =>
    together(async (tx) => {
      const samples = samplesOf(from, length, (index) => sampleBooking(index, sampling));
      const rest = [now.toISOString(), currency];
      const { rows } = await tx.query<{ id: string }>(BOOKINGS, [JSON.stringify(samples), ...rest]);
      const made = new Set(rows.map(({ id }) => id));
      const paid = samples.filter(({ card, id }) => card > 0 && made.has(id));
      await tx.query(PAYMENTS, [JSON.stringify(paid), ...rest]);
      return made.size;
    });
  const told = (what: string, total: number) => (done: number) => progress(what, done, total);
  const added = {
    customers: await addUntil(customers, numbered(CUSTOMERS, sampleCustomer), told('customers', customers)), // prettier-ignore
    bookings: await addUntil(bookings, addBookings, told('bookings', bookings)),
    messages: await addUntil(messages, numbered(MESSAGES, sampleMessage), told('messages', messages)), // prettier-ignore
  };
  for (const table of ['users', 'bookings', 'payments', 'contact_messages']) {
    await sql.query(`analyze ${table}`);
  }
  return added;
}
