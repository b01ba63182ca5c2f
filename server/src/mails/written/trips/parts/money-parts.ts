import {
  agreedLines,
  apart,
  awaitsAnswer,
  balanceLeft,
  BREAKDOWN_LABELS,
  breakdownAmount,
  breakdownLabel,
  formatMoney,
  payBalancePath,
  priceLineText,
  taxLines,
  type BreakdownPart,
  type PriceBreakdown,
} from '@wayfarer/contract';
import type { BookingRow } from '../../../../db/tables/bookings.ts';
import type { MailLine } from '../../../mail-parts.ts';
import { openOf, tripUrl, type MailedTrip } from '../../../trips/trip-facts.ts';
import { weekdayText } from './days.ts';
import { actions, labels, paying, payingBalance, payingBalanceGuest } from './parts.texts.js';

/** The price line by line, and the amounts paid and due. */
export function priceTable(booking: BookingRow, breakdown: PriceBreakdown): MailLine[] {
  const { currency } = booking;
  const amountOf = (minor: number) => formatMoney(minor, currency);
  // a customer without an account pays the agency, so nothing is due by card
  const isDueByCard = booking.uid !== null && !awaitsAnswer(booking);
  const names: readonly BreakdownPart[] = isDueByCard
    ? ['paid', 'refunded', 'dueNow', 'dueOnArrival', 'arrivalOnly']
    : ['paid', 'refunded'];
  const parts = names.filter((name) => breakdownAmount(name, breakdown) > 0);
  return [
    ...agreedLines(booking).map((line): MailLine => [
      apart(priceLineText(line, currency)),
      amountOf(line.amount),
      'amount',
    ]),
    [BREAKDOWN_LABELS.total, amountOf(breakdown.total), 'total'],
    ...taxLines(breakdown).map(({ amount, label }): MailLine => [label, amount, 'amount']),
    ...parts.map((name): MailLine => [
      breakdownLabel(name, breakdown),
      amountOf(breakdownAmount(name, breakdown)),
      'amount',
    ]),
    ...(isDueByCard ? [] : linesWithoutCard(booking, breakdown)),
  ];
}

/** The amounts that are left if they can't be paid by card: always in parts if the balance has its own day. */
function linesWithoutCard(booking: BookingRow, breakdown: PriceBreakdown): MailLine[] {
  const { balanceDueOn, currency, dueNow } = breakdown;
  const line = (label: string, minor: number): MailLine[] =>
    minor > 0 ? [[label, formatMoney(minor, currency), 'amount']] : [];
  if (balanceDueOn === undefined) {
    return awaitsAnswer(booking) ? [] : line(labels.leftToPay, openOf(breakdown));
  }
  return [
    ...line(labels.firstPayment, dueNow),
    ...line(breakdownLabel('dueOnArrival', breakdown), balanceLeft(breakdown)),
    ...line(BREAKDOWN_LABELS.arrivalOnly, breakdownAmount('arrivalOnly', breakdown)),
  ];
}

type Paying = Pick<MailedTrip, 'breakdown' | 'payOnArrival' | 'today'> & {
  booking: Pick<BookingRow, 'awaitsAgency' | 'state' | 'uid'>;
};

/** How to pay; empty if nothing is due, or if the agency hasn't answered the request. */
export function payingText({ booking, breakdown, payOnArrival, today }: Paying): string {
  const { balanceDueOn, currency, dueNow, dueOnArrival } = breakdown;
  if (awaitsAnswer(booking)) return '';
  if (balanceDueOn !== undefined) return balanceText({ booking, breakdown, today });
  if (booking.uid === null) return guestPayingText({ breakdown, payOnArrival });
  const [now, later] = [formatMoney(dueNow, currency), formatMoney(dueOnArrival, currency)];
  if (dueNow > 0 && payOnArrival) {
    if (dueOnArrival === 0) return paying.nowOrArrival(now);
    return paying.nowOrAllOnArrival({ now, all: formatMoney(openOf(breakdown), currency) });
  }
  if (dueNow > 0 && dueOnArrival > 0) return paying.nowAndRest({ now, later });
  if (dueNow > 0) return paying.now(now);
  return dueOnArrival > 0 ? paying.onArrival(later) : '';
}

/** Customers without an account can pay by card only with a payment link. */
function guestPayingText({
  breakdown,
  payOnArrival,
}: Pick<Paying, 'breakdown' | 'payOnArrival'>): string {
  const open = openOf(breakdown);
  if (open === 0) return '';
  const amount = formatMoney(open, breakdown.currency);
  return payOnArrival || breakdown.dueNow === 0 ? paying.onArrival(amount) : paying.arrange(amount);
}

type Balance = Pick<Paying, 'breakdown' | 'today'> & { booking: Pick<BookingRow, 'uid'> };

/** True if the day for paying the balance is over. */
export const isBalanceOverdue = ({
  breakdown: { balanceDueOn },
  today,
}: Pick<Balance, 'breakdown' | 'today'>) => balanceDueOn !== undefined && balanceDueOn < today;

/** Says by which day the balance is to be paid, and what is due before; empty if it has no day. */
export function balanceText({ booking, breakdown, today }: Balance): string {
  const { balanceDueOn, currency, dueNow } = breakdown;
  if (balanceDueOn === undefined) return '';
  const texts = booking.uid === null ? payingBalanceGuest : payingBalance;
  const isOverdue = isBalanceOverdue({ breakdown, today });
  const [first, balance] = [
    formatMoney(dueNow, currency),
    formatMoney(balanceLeft(breakdown), currency),
  ];
  const day = weekdayText(balanceDueOn);
  if (dueNow > 0) {
    return isOverdue ? texts.bothNow({ first, balance }) : texts.both({ first, balance, day });
  }
  return isOverdue ? texts.overdue({ balance, day }) : texts.balance({ balance, day });
}

/** The button to the trip's page, where the amount due now can be paid. */
export function tripAction(publicUrl: string, booking: BookingRow, breakdown: PriceBreakdown) {
  const { currency, dueNow } = breakdown;
  const label =
    dueNow > 0 && booking.uid !== null && !awaitsAnswer(booking)
      ? actions.payAndSee(formatMoney(dueNow, currency))
      : actions.see;
  return { label, url: tripUrl(publicUrl, booking) };
}

/** The button for paying the balance; the one to the trip's page if the balance can't be paid online yet or at all. */
export function balanceActions(publicUrl: string, booking: BookingRow, breakdown: PriceBreakdown) {
  const { balanceDueOn, currency, dueNow } = breakdown;
  const isPayable = balanceDueOn !== undefined && dueNow === 0 && booking.uid !== null;
  if (!isPayable) return { action: tripAction(publicUrl, booking, breakdown) };
  return {
    action: {
      label: actions.pay(formatMoney(balanceLeft(breakdown), currency)),
      url: `${publicUrl}${payBalancePath(booking.id)}`,
    },
    more: { label: actions.see, url: tripUrl(publicUrl, booking) },
  };
}
