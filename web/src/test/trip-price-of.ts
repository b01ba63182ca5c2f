import {
  type Booking,
  ONE_ADULT,
  type Party,
  parseCost,
  priceBreakdown,
  type PriceRules,
  tripPrice,
  USUAL_PRICE_RULES,
} from '@wayfarer/contract';
import { cardPayment } from './card-payment.ts';

type Trip = Pick<Booking, 'travelCost' | 'travelDuration' | 'paid'> & {
  travellers?: Party;
  prices?: PriceRules;
};
type Price = Pick<Booking, 'breakdown' | 'prices' | 'priceLines' | 'travellers'>;

/** The API's price data for a trip in dollars. With `paid`, one day of it is paid by card. */
export function tripPriceOf({ travelCost, travelDuration: days, paid, ...of }: Trip): Price {
  const { travellers = ONE_ADULT, prices = USUAL_PRICE_RULES } = of;
  const cost = parseCost(travelCost, 'usd');
  const perDay = cost.ok ? cost.minor : 0;
  const trip = { perDay, days, currency: 'usd' };
  const { lines, total } = tripPrice({ ...trip, party: travellers }, prices);
  const due = priceBreakdown({ ...trip, total }, 'day');
  const payments = paid ? [cardPayment(due.dueNow)] : [];
  return {
    travellers,
    prices,
    priceLines: lines,
    breakdown: priceBreakdown({ ...trip, total }, 'day', payments),
  };
}
