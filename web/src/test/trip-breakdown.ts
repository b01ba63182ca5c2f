import { type Booking, parseCost, priceBreakdown } from '@wayfarer/contract';

type Trip = Pick<Booking, 'travelCost' | 'travelDuration' | 'paid'>;

/** What the API says of a trip's price in dollars where one day is charged by card. */
export function tripBreakdown({ travelCost, travelDuration, paid }: Trip): Booking['breakdown'] {
  const cost = parseCost(travelCost, 'usd');
  const perDay = cost.ok ? cost.minor : 0;
  const payment = paid ? { amount: perDay, amountRefunded: 0 } : null;
  return priceBreakdown({ perDay, days: travelDuration, currency: 'usd' }, 'day', payment);
}
