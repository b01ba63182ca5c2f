import { formatMoney, payableLeft, type BodyOf, type LinkAsks } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { invalidInput } from '../../problem-error.ts';
import { type BookingRow, recordBookingEvent } from '../booking-records/index.ts';
import { assertAskable, bookingMoney, bookingPaid, notDueYet } from '../payments/index.ts';
import { drawCode } from './link-code.ts';
import { linkAmount } from './link-amount.ts';
import { insertLink, type LinkRow } from './store.ts';

/**
 * The amount that a new link to a locked booking charges, in minor units. Throws `booking_cancelled`, `booking_expired`,
 * `not_confirmed`, `travel_date_past`, `booking_paid`, `not_due_yet`, `invalid_input`.
 */
export async function amountOfNewLink(
  context: UserContext,
  tx: Tx,
  booking: BookingRow,
  { amount: typed, asks }: Pick<BodyOf<'createPaymentLink'>, 'amount' | 'asks'>,
): Promise<number> {
  const amount = typed ?? null;
  assertAskable(booking, context.clock.now());
  if ((asks === 'amount') !== (amount !== null)) {
    throw invalidInput('amount', 'must be set for this kind of link, and only for it');
  }
  const money = await bookingMoney(context, tx, booking);
  if (asks === 'balance' && !money.isPaid) throw notDueYet();
  const left = payableLeft(money.breakdown);
  if (amount !== null && left > 0 && amount > left) {
    const most = formatMoney(left, booking.currency);
    throw invalidInput('amount', `can be at most ${most}, because no more is left to pay`);
  }
  const charged = linkAmount({ amount, asks }, money);
  if (charged === 0) throw bookingPaid();
  return charged;
}

interface NewLink {
  asks: LinkAsks;
  /** The amount that it charges now, in minor units. */
  amount: number;
  message: string;
  by: 'staff' | 'traveller';
}

/** Adds a link to a locked booking, and says so in its timeline. */
export async function addLink(
  context: UserContext,
  tx: Tx,
  { currency, id: bookingId }: BookingRow,
  { amount, asks, by, message }: NewLink,
): Promise<LinkRow> {
  const { actor, clock, newId } = context;
  const link: LinkRow = {
    id: newId(),
    bookingId,
    code: drawCode(),
    asks,
    amount: asks === 'amount' ? amount : null,
    message,
    createdBy: actor.uid,
    createdAt: clock.now(),
    endedAt: null,
  };
  await insertLink(tx, link);
  await recordBookingEvent(context, tx, {
    bookingId,
    kind: 'link_made',
    by: { kind: by, userId: actor.uid },
    detail: { asks, amount, currency },
  });
  return link;
}
