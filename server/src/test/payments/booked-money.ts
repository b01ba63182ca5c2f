/** The rows about one booking's money, read without the product's own queries. */
import type { Database } from '../../db/database.ts';

export interface BookedRefund {
  id: string;
  kind: string | null;
  reason: string;
  state: 'pending' | 'succeeded' | 'failed';
  amount: number;
  requestedBy: string | null;
}

export interface BookedPayment {
  id: string;
  transactionId: string;
  amount: number;
  amountRefunded: number;
  amountLost: number;
  duplicate: boolean;
  /** True if no real money was paid. */
  test: boolean;
  refunds: BookedRefund[];
  disputes: { id: string; state: 'open' | 'won' | 'lost'; amount: number }[];
}

export interface BookedCounter {
  id: string;
  kind: 'received' | 'returned';
  amount: number;
  /** The part of returned cash that is goodwill. */
  given: number;
  voided: boolean;
  since: boolean;
}

export interface BookedCancellation {
  id: string;
  taken: number;
  back: number;
  card: number;
  counter: number;
  kept: number;
  lapsed: number;
  total: number;
  held: boolean;
  /** The member of staff or the traveler who decided it. */
  by: string | null;
}

export interface Books {
  id: string;
  uid: string;
  state: 'held' | 'booked' | 'expired' | 'cancelled';
  revision: number;
  /** The agreed price, in minor units. */
  total: number;
  days: number;
  /** The first payment of a plan; null without one. */
  first: number | null;
  adults: number;
  children: number;
  infants: number;
  travelDate: string;
  /** The time of the booking, in milliseconds since 1970. */
  bookedAt: number;
  attendance: 'none' | 'checked_in' | 'no_show';
  currency: string;
  counter: number;
  removed: boolean;
  payments: BookedPayment[];
  counters: BookedCounter[];
  cancellation: BookedCancellation | null;
}

const BOOKS = `
  select json_build_object('id', b.id, 'uid', b.uid, 'state', b.state, 'revision', b.revision,
    'total', coalesce(b.total_minor, b.cost_minor::bigint * b.duration_days), 'days', b.duration_days,
    'first', b.first_minor,
    'adults', b.adults, 'children', b.children, 'infants', b.infants, 'attendance', b.attendance,
    'bookedAt', extract(epoch from b.created_at) * 1000, 'travelDate', b.travel_date::text, 'currency', b.currency, 'counter', b.counter_minor,
    'removed', b.removed_at is not null,
    'payments', coalesce((select json_agg(json_build_object('id', p.id, 'transactionId', p.transaction_id,
        'amount', p.amount, 'amountRefunded', p.amount_refunded, 'amountLost', p.amount_lost, 'duplicate', p.superseded, 'test', p.livemode is false,
        'refunds', coalesce((select json_agg(json_build_object('id', r.id, 'kind', r.kind, 'reason', r.reason,
            'state', r.state, 'amount', r.amount, 'requestedBy', r.requested_by) order by r.created_at, r.id)
          from refunds r where r.payment_id = p.id), '[]'),
        'disputes', coalesce((select json_agg(json_build_object('id', d.id, 'state', d.state, 'amount', d.amount))
          from disputes d where d.payment_id = p.id), '[]')) order by p.created_at, p.id)
      from payments p where p.booking_id = b.id), '[]'),
    'counters', coalesce((select json_agg(json_build_object('id', c.id, 'kind', c.kind, 'amount', c.amount, 'given', c.given_minor,
        'voided', c.voided_at is not null, 'since', exists (select 1 from cancellations a where a.booking_id = b.id
          and a.reinstated_at is null and a.at <= c.created_at)) order by c.created_at, c.id)
      from counter_payments c where c.booking_id = b.id), '[]'),
    'cancellation', (select json_build_object('id', a.id, 'taken', a.taken_minor, 'back', a.back_before_minor,
        'card', a.refund_card_minor, 'counter', a.refund_counter_minor, 'kept', a.kept_minor, 'lapsed', a.lapsed_minor,
        'total', a.total_minor, 'by', a.by_user_id, 'held', a.refund_state = 'held_by_dispute')
      from cancellations a where a.booking_id = b.id and a.reinstated_at is null)) as books
  from bookings b where b.id = $1`;

export async function readBooks({ sql }: Database, id: string): Promise<Books | null> {
  const { rows } = await sql.query<{ books: Books }>(BOOKS, [id]);
  return rows[0]?.books ?? null;
}

const sum = <T>(of: readonly T[], part: (one: T) => number) =>
  of.reduce((all, one) => all + part(one), 0);

export interface PaymentSums {
  amount: number;
  arrived: number;
  pending: number;
  lost: number;
  /** The amount refunded because of changes; failed refunds don't count. */
  repriced: number;
  repricedArrived: number;
  left: number;
  lives: boolean;
}

export function sumsOfPayment({
  amount,
  disputes,
  duplicate,
  refunds,
}: BookedPayment): PaymentSums {
  const of = (state: string, kind?: string) =>
    sum(refunds, (one) =>
      one.state === state && (kind ?? one.kind) === one.kind ? one.amount : 0,
    );
  const arrived = Math.min(amount, of('succeeded'));
  const disputed = sum(disputes, (one) => (one.state === 'lost' ? one.amount : 0));
  const lost = Math.min(amount - arrived, disputed);
  const pending = of('pending');
  return {
    amount,
    arrived,
    pending,
    lost,
    repriced: of('pending', 'change') + of('succeeded', 'change'),
    repricedArrived: of('succeeded', 'change'),
    left: Math.max(0, amount - arrived - pending - lost),
    lives: arrived + lost < amount && !duplicate,
  };
}

export interface BookSums {
  live: PaymentSums[];
  /** All money that ever came in, and the money that is still there. */
  everIn: number;
  here: number;
  paid: number;
  kindness: number;
  cash: number;
  /** The part of returned cash that is goodwill and still counts as paid. */
  given: number;
  received: number;
  returned: number;
  /** True if no goodwill refund is pending. */
  isAtRest: boolean;
}

export function sumsOf({ counters, payments }: Books): BookSums {
  const all = payments.map(sumsOfPayment);
  const live = all.filter(({ lives }) => lives);
  const entries = counters.filter(({ voided }) => !voided);
  const of = (kind: BookedCounter['kind']) =>
    sum(entries, (entry) => (entry.kind === kind ? entry.amount : 0));
  const [received, returned] = [of('received'), of('returned')];
  const cash = received - returned;
  const given = sum(entries, (entry) => entry.given);
  return {
    live,
    everIn: sum(payments, ({ amount }) => amount) + received,
    here: sum(live, ({ left }) => left) + cash,
    paid:
      sum(live, ({ amount, lost, repriced }) => Math.max(0, amount - lost - repriced)) +
      cash +
      given,
    kindness: sum(live, ({ arrived, repricedArrived }) => arrived - repricedArrived) + given,
    cash,
    given,
    received,
    returned,
    isAtRest: live.every(
      ({ pending, repriced, repricedArrived }) => pending === repriced - repricedArrived,
    ),
  };
}
