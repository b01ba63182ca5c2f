import type { ReportDay, ReportGroup } from '@wayfarer/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database.ts';
import { agreedTotalSql } from '../../db/money/booking-balance.ts';
import { containedTaxSql } from '../../db/money/contained-taxes.ts';
import { bookingEvents, bookings, counterPayments } from '../../db/tables/bookings.ts';
import { disputes, isOfMode, payments, refunds } from '../../db/tables/money/payments.ts';
import type { ReportSpan } from './spans.ts';

export interface Asked {
  spans: readonly ReportSpan[];
  by: ReportGroup;
  day: ReportDay;
  /** One destination, or null for all. */
  offerId: string | null;
  livemode: boolean;
}

interface Group {
  span: string;
  currency: string;
  /** Null for money whose booking is gone, or if the groups are months. */
  key: string | null;
  name: string | null;
}

export interface Sold extends Group {
  bookings: number;
  people: number;
  canceled: number;
  sales: number;
  fees: number;
  taxes: number;
}

export interface Moved extends Group {
  received: number;
  returned: number;
}

const number = (name: string) => sql<number>`found.${sql.identifier(name)}`.mapWith(Number);
const group = {
  span: sql<string>`spans.name`,
  currency: sql<string>`found.currency`,
  key: sql<string | null>`found.key`,
  name: sql<string | null>`found.name`,
};

/** The spans as rows. Each one is a range of an index. */
function rowsOf(spans: readonly ReportSpan[]): SQL {
  const list = (values: readonly string[], type: string) =>
    sql`${sql.param(values)}::${sql.raw(type)}[]`;
  const moment = (of: (span: ReportSpan) => Date) =>
    list(
      spans.map((span) => of(span).toISOString()),
      'timestamptz',
    );
  return sql`unnest(
    ${list(
      spans.map(({ name }) => name),
      'text',
    )},
    ${list(
      spans.map(({ from }) => from),
      'date',
    )},
    ${list(
      spans.map(({ to }) => to),
      'date',
    )},
    ${moment(({ begins }) => begins)}, ${moment(({ ends }) => ends)}
  ) as spans (name, first, last, begins, ends)`;
}

/** The key and the name of a booking's group. */
function groupOf(by: ReportGroup): { key: SQL; name: SQL } {
  if (by === 'destination') {
    const { offerId, travelSpot } = bookings;
    return { key: sql`coalesce(${offerId}, ${travelSpot})`, name: sql`max(${travelSpot})` };
  }
  if (by === 'month') return { key: sql`null::text`, name: sql`null::text` };
  const { bookingId, byKind, kind } = bookingEvents;
  // an index has only these kinds
  const made = sql`(select min(${byKind}) from ${bookingEvents}
    where ${bookingId} = ${bookings.id} and ${kind} in ('booked', 'requested'))`;
  return {
    key: sql`case when ${bookings.id} is not null then coalesce(${made}, 'unknown') end`,
    name: sql`null::text`,
  };
}

/** The bookings of each group that count in each span. */
export function sumSales(db: Executor, { by, day, offerId, spans }: Asked): Promise<Sold[]> {
  const { adults, children, createdAt, currency, infants, priceExtras, state, travelDate } =
    bookings;
  const { key, name } = groupOf(by);
  const counts =
    day === 'travel'
      ? sql`${travelDate} between spans.first and spans.last`
      : sql`${createdAt} >= spans.begins and ${createdAt} < spans.ends`;
  const isBooked = sql`filter (where ${state} = 'booked')`;
  const fees = sql`case when ${priceExtras} is not null then (
    select sum((line ->> 'amount')::bigint) from jsonb_array_elements(${priceExtras} -> 'lines') line
      where line ->> 'kind' = 'fee') end`;
  const found = sql`lateral (
    select ${currency} as currency, ${key} as key, ${name} as name,
      count(*) ${isBooked} as bookings,
      sum(${adults} + ${children} + ${infants}) ${isBooked} as people,
      count(*) filter (where ${state} = 'cancelled') as canceled,
      sum(${agreedTotalSql}) ${isBooked} as sales, sum(${fees}) ${isBooked} as fees,
      sum(${containedTaxSql}) ${isBooked} as taxes
    from ${bookings}
    where ${counts} and ${state} in ('booked', 'cancelled') and ${isOf(offerId)}
    group by 1, 2) found`;
  return db
    .select({
      ...group,
      bookings: number('bookings'),
      people: number('people'),
      canceled: number('canceled'),
      sales: number('sales'),
      fees: number('fees'),
      taxes: number('taxes'),
    })
    .from(sql`${rowsOf(spans)}, ${found}`);
}

const isOf = (offerId: string | null) =>
  offerId === null ? sql`true` : sql`${bookings.offerId} = ${offerId}`;

/** The money that moved in each span, by the same rules as Today's figures. */
export function sumMoney(db: Executor, { by, livemode, offerId, spans }: Asked): Promise<Moved[]> {
  const { key, name } = groupOf(by);
  const isGrouped = by !== 'month' || offerId !== null;
  const found = sql`lateral (
    select moved.currency, ${isGrouped ? key : sql`null::text`} as key,
      ${isGrouped ? name : sql`null::text`} as name,
      sum(moved.received) as received, sum(moved.returned) as returned
    from (${movements(livemode)}) moved
    ${isGrouped ? sql`left join ${bookings} on ${bookings.id} = moved.booking_id` : sql``}
    where ${isOf(offerId)}
    group by 1, 2) found`;
  return db
    .select({ ...group, received: number('received'), returned: number('returned') })
    .from(sql`${rowsOf(spans)}, ${found}`);
}

/**
 * A lateral query for one payment, under the name of its table. The limit keeps the database from reading all payments
 * for a few refunds.
 */
const paymentOf = (id: AnyPgColumn) =>
  sql`lateral (select * from ${payments} where ${payments.id} = ${id} limit 1) ${payments}`;

function movements(livemode: boolean): SQL {
  const within = (at: unknown) => sql`${at} >= spans.begins and ${at} < spans.ends`;
  const isReal = isOfMode(payments, livemode);
  const back = (of: typeof refunds | typeof disputes, at: unknown, state: string) => sql`
    select ${of.currency}, ${payments.bookingId}, 0, ${of.amount} from ${of}
      join ${paymentOf(of.paymentId)} on true
      where ${of.state} = ${sql.raw(`'${state}'`)} and ${within(at)} and ${isReal}`;
  const { amount, bookingId, currency, kind, receivedOn, voidedAt } = counterPayments;
  const amountIf = (name: string) =>
    sql`case when ${kind} = ${sql.raw(`'${name}'`)} then ${amount} else 0 end`;
  return sql`
    select ${payments.currency} as currency, ${payments.bookingId} as booking_id,
      ${payments.amount}::bigint as received, 0::bigint as returned from ${payments}
      where ${within(payments.createdAt)} and ${isReal}
    union all ${back(refunds, refunds.finishedAt, 'succeeded')}
    union all ${back(disputes, disputes.closedAt, 'lost')}
    union all select ${currency}, ${bookingId}, ${amountIf('received')}, ${amountIf('returned')}
      from ${counterPayments}
      where ${receivedOn} between spans.first and spans.last and ${voidedAt} is null`;
}
