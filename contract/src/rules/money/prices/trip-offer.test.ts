import { expect, it } from 'vitest';
import { ONE_ADULT } from '../../trips/party.ts';
import type { PaymentPlan } from './payment-plan.ts';
import { isOfferTooExpensive, priceOffer, type TripOffer } from './trip-offer.ts';
import { USUAL_PRICE_RULES } from './trip-price.ts';

const PLAN: PaymentPlan = { now: { percent: 30 }, balanceDays: 30 };
const offer: TripOffer = {
  costPerDay: '$95',
  charge: 'day',
  currency: 'usd',
  party: ONE_ADULT,
  prices: USUAL_PRICE_RULES,
  plan: PLAN,
  today: '2027-01-01',
  travelDate: '2027-03-02',
};
const dues = (of: TripOffer) => {
  const { balanceDays, breakdown } = priceOffer(of, 5) ?? {};
  return { now: breakdown?.dueNow, later: breakdown?.dueOnArrival, on: breakdown?.balanceDueOn, balanceDays }; // prettier-ignore
};

it('splits a trip by the agency’s plan, and says when the balance is due', () => {
  expect(dues(offer)).toEqual({ now: 14_250, later: 33_250, on: '2027-01-31' });
});

it('lets the destination’s own plan take precedence', () => {
  const own: PaymentPlan = { now: { minor: 10_000 }, balanceDays: 10 };
  const prices = { ...USUAL_PRICE_RULES, plan: own };
  expect(dues({ ...offer, prices })).toEqual({ now: 10_000, later: 37_500, on: '2027-02-20' });
});

it('is due at once if the balance day has come', () => {
  const soon = { ...offer, travelDate: '2027-01-20' };
  expect(dues(soon)).toEqual({ now: 47_500, later: 0 });
});

it.each(['', '2026-12-31', '2027-02-30'])(
  'names the days before the trip, as long as the travel date is %j',
  (travelDate) => {
    expect(dues({ ...offer, travelDate })).toEqual({ now: 14_250, later: 33_250, balanceDays: 30 });
  },
);

it('needs no date if the rest is paid on arrival, or without a plan', () => {
  const undated = { ...offer, travelDate: '' };
  const onArrival = { ...undated, plan: { ...PLAN, balanceDays: null } };
  expect(dues(onArrival)).toEqual({ now: 14_250, later: 33_250 });
  expect(dues({ ...undated, plan: null })).toEqual({ now: 9500, later: 38_000 });
});

it('is too expensive if the larger of its card payments is', () => {
  const dear = { ...offer, costPerDay: '$290000' };
  expect(isOfferTooExpensive({ ...dear, plan: null }, 5)).toBe(false);
  expect(isOfferTooExpensive(dear, 5)).toBe(true);
  expect(isOfferTooExpensive({ ...dear, plan: { ...PLAN, balanceDays: null } }, 5)).toBe(false);
});
