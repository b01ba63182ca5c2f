import {
  BREAKDOWN_LABELS,
  brandName,
  breakdownAmount,
  formatMoney,
  type PriceBreakdown,
  priceLineKey,
  priceLineText,
  signedMoney,
  type Trip,
} from '@wayfarer/contract';
import { shortDay, shortMoment } from '../../days.ts';
import { moneyTexts as texts } from '../copy.texts.js';

export interface MoneyLine {
  /** Distinguishes lines with the same text. */
  key: string;
  label: string;
  amount: string;
}

/** The unpaid part of the price in minor units, regardless of how it will be paid. */
export const balanceOf = ({ dueNow, dueOnArrival }: PriceBreakdown) => dueNow + dueOnArrival;

/** One line for each part of the price. */
export function priceLines({ booking: { breakdown, priceLines: lines } }: Trip): MoneyLine[] {
  return lines.map((line) => ({
    key: priceLineKey(line),
    label: priceLineText(line, breakdown.currency),
    amount: formatMoney(line.amount, breakdown.currency),
  }));
}

/** The part that can be paid only on arrival, if the rest is to be paid online by a day. */
export function arrivalLines({ booking: { breakdown } }: Trip): MoneyLine[] {
  const amount = breakdownAmount('arrivalOnly', breakdown);
  const label = BREAKDOWN_LABELS.arrivalOnly;
  return amount > 0
    ? [{ key: 'arrival', label, amount: formatMoney(amount, breakdown.currency) }]
    : [];
}

/** The card's brand and, if known, its last four digits. */
function cardName({ brand, last4 }: Pick<Trip['cardPayments'][number], 'brand' | 'last4'>) {
  return last4 === null ? brandName(brand) : texts.cardEnding({ brand: brandName(brand), last4 });
}

function cardLines({ booking: { breakdown }, cardPayments }: Trip): MoneyLine[] {
  const { currency, refunded } = breakdown;
  const lines = cardPayments.map((payment) => ({
    key: payment._id,
    label: texts.byCard({ day: shortMoment(payment.at), card: cardName(payment) }),
    amount: signedMoney('−', payment.amount, currency),
  }));
  // includes only refunds that were made because the trip became cheaper; a refund out of goodwill isn't owed again
  const repriced = cardPayments.reduce((sum, payment) => sum + payment.refunded, -refunded);
  return repriced > 0
    ? [
        ...lines,
        { key: 'back', label: texts.cameBack, amount: signedMoney('+', repriced, currency) },
      ]
    : lines;
}

/** Payments and refunds, by card and at the counter. */
export function paymentLines(trip: Trip): MoneyLine[] {
  const atCounter = trip.counterPayments.map(
    ({ amount, currency, kind, method, receivedOn }, index) => {
      const [day, how] = [shortDay(receivedOn), texts.methods[method]];
      const key = `counter ${index}`;
      return kind === 'received'
        ? { key, label: texts.atCounter({ day, how }), amount: signedMoney('−', amount, currency) }
        : {
            key,
            label: texts.handedBack({ day, how }),
            amount: signedMoney('+', amount, currency),
          };
    },
  );
  return [...cardLines(trip), ...atCounter];
}
