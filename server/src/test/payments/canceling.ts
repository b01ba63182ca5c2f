import type {
  Booking,
  Cancellation,
  CancellationPreview,
  OperatorRefund,
  Problem,
} from '@wayfarer/contract';
import type { Database } from '../../db/database.ts';
import type { Caller } from './payments-caller.ts';

const path = ({ _id }: Booking) => `/api/bookings/${_id}/cancellation`;

export async function preview(who: Caller, booking: Booking): Promise<CancellationPreview> {
  return (await who.call<CancellationPreview>('GET', path(booking))).body;
}

export function cancel(who: Caller, booking: Booking, expectedRefund: number, revision = 1) {
  const body = { revision, expectedRefund, reasonCode: 'illness', message: 'Sorry.' };
  return who.call<Cancellation & Problem>('POST', path(booking), body);
}

export function cancelAsOperator(
  admin: Caller,
  { _id }: Booking,
  refund: OperatorRefund,
  revision = 1,
) {
  const body = { revision, refund, reasonCode: 'weather', message: 'A storm is coming.' };
  return admin.call<Cancellation & Problem>(
    'POST',
    `/api/operator/bookings/${_id}/cancellation`,
    body,
  );
}

export async function read(who: Caller, { _id }: Booking): Promise<Booking> {
  return (await who.call<Booking>('GET', `/api/bookings/${_id}`)).body;
}

/** Gives a booking its own terms: 100% until 120 hours before, 50% until 24 hours before. */
export async function underModerateTerms({ sql }: Database, { _id }: Booking): Promise<void> {
  await sql.query(
    `insert into cancellation_policies (id, name, family, version, windows, basis, cooling_off_hours,
       cooling_off_not_within_hours, is_default, created_at)
     values ('moderate-1', 'Moderate', 'moderate', 1, $1::jsonb, 'paid', 0, 168, false, now())
     on conflict do nothing`,
    [
      JSON.stringify([
        { hoursBefore: 120, refundPercent: 100 },
        { hoursBefore: 24, refundPercent: 50 },
      ]),
    ],
  );
  await sql.query(`update bookings set policy_id = 'moderate-1' where id = $1`, [_id]);
}

export async function mailsTo({ sql }: Database, { email }: Caller) {
  const { rows } = await sql.query<{ subject: string; text_body: string }>(
    'select subject, text_body from mail_outbox where recipient = $1 order by created_at, id',
    [email],
  );
  return rows;
}

export async function refundsOf({ sql }: Database, { _id }: Booking) {
  const { rows } = await sql.query<{ amount: number; reason: string; state: string }>(
    `select r.amount, r.reason, r.state from refunds r join payment_intents a on a.id = r.intent_id
     where a.booking_id = $1 order by r.created_at, r.id`,
    [_id],
  );
  return rows;
}

/** Ends a booking while its payment stays open at the provider. Nothing in the product does this. */
export async function endBehindTheProvider({ sql }: Database, { _id }: Booking): Promise<void> {
  await sql.query(
    `insert into cancellations (id, booking_id, at, by_kind, reason_code, reason_text, refund_percent, basis,
       evaluated_at, currency, total_minor, taken_minor, back_before_minor, refund_card_minor,
       refund_counter_minor, kept_minor, lapsed_minor, refund_state)
     values ('c-' || $1, $1, now(), 'system', 'other', '', 0, 'paid', now(), 'usd', 0, 0, 0, 0, 0, 0, 0, 'none')`,
    [_id],
  );
  await sql.query(
    `insert into booking_events (booking_id, at, by_kind, kind, detail) values ($1, now(), 'system', 'cancelled', '{}')`,
    [_id],
  );
  await sql.query(`update bookings set state = 'cancelled', revision = 2 where id = $1`, [_id]);
}
