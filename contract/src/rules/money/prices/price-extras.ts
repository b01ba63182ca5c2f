import type { Party } from '../../trips/party.ts';
import { minorStep } from '../amounts/currency.ts';
import { ceilPercent, ceilStep, floorPercent, floorStep } from '../amounts/rounding.ts';
import { type ChosenOption, optionLines, type PriceOption } from './price-options.ts';
import { type PriceLine, sumOfLines } from './price-lines.ts';

export const FEES_MAX = 10;
export const FEE_LABEL_MAX = 40;

/** An amount that is added to the price of a trip: either `minor` units, or a `percent` of the price. */
export interface Fee {
  label: string;
  /** Infants don't count as people. A percentage applies to the booking's whole price. */
  per: 'person' | 'booking' | 'person_day';
  minor?: number | undefined;
  percent?: number | undefined;
  /** `arrival`: it can be paid only on arrival, never by card. */
  payAt: 'now' | 'arrival';
  /** False if a cancellation by the traveler doesn't return it. */
  refundable?: boolean | undefined;
  /** The id of its tax rate, if it isn't the trip's. */
  taxRate?: string | undefined;
}

/** A promo code's discount: either `minor` units, or a `percent` of the price. */
export interface PromoTerms {
  /** As the agency writes it, such as 'HARBOR50'. */
  code: string;
  percent?: number | undefined;
  minor?: number | undefined;
}

/** A booking's agreed promo code, options and fees. Its other lines are the price of the trip itself. */
export interface PriceExtras {
  /** The revision of the booking for which they were calculated. */
  revision: number;
  lines: PriceLine[];
  /** The discount, which also applies to changes to the trip; absent without a code. */
  promo?: PromoTerms | undefined;
}

interface Extras {
  fees?: readonly Fee[] | undefined;
  promo?: PromoTerms | undefined;
  options?: readonly PriceOption[] | undefined;
  /** The options that the traveler chose. */
  chosen?: readonly ChosenOption[] | undefined;
}

type Extent = { currency: string; days: number; party: Party };

/**
 * The lines after the price of a trip, in the order in which they are calculated: the promo code, which reduces only
 * the trip's own price; the options; the fees, whose percentages apply to the price after code and options.
 */
export function extraLines(
  base: readonly PriceLine[],
  trip: Extent,
  { chosen = [], fees = [], options = [], promo }: Extras,
): PriceLine[] {
  const price = sumOfLines(base);
  const off = promo === undefined ? [] : promoLine(price, trip.currency, promo);
  const added = optionLines(options, chosen, trip);
  const reduced = price + sumOfLines(off) + sumOfLines(added);
  return [...off, ...added, ...fees.flatMap((fee) => feeLine(fee, reduced, trip))];
}

/** Rounded up, but leaves at least the smallest payable amount of the price. */
function promoLine(price: number, currency: string, { code, minor, percent }: PromoTerms) {
  const step = minorStep(currency);
  const wanted =
    percent === undefined ? ceilStep(minor ?? 0, step) : ceilPercent(price, percent, step);
  const off = Math.max(0, Math.min(wanted, price - step));
  if (off === 0) return [];
  return [{ kind: 'promo', label: code, quantity: 1, unit: -off, days: 1, amount: -off } as const];
}

/** Rounded down. A fee of nothing has no line. */
function feeLine(fee: Fee, price: number, { currency, days: length, party }: Extent): PriceLine[] {
  const step = minorStep(currency);
  const unit =
    fee.percent === undefined
      ? floorStep(fee.minor ?? 0, step)
      : floorPercent(price, fee.percent, step);
  const perPerson = fee.percent === undefined && fee.per !== 'booking';
  const quantity = perPerson ? party.adults + party.children : 1;
  const days = perPerson && fee.per === 'person_day' ? length : 1;
  if (unit === 0) return [];
  const { label, payAt, refundable, taxRate } = fee;
  return [
    {
      kind: 'fee',
      label,
      quantity,
      unit,
      days,
      amount: quantity * unit * days,
      ...(payAt === 'arrival' && { payAt }),
      ...(refundable === false && { refundable }),
      ...(taxRate !== undefined && { taxRate }),
    },
  ];
}
