import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../trips/dates/travel-dates.ts';
import { cancellationPromise, promiseText, termsOf } from './cancellation-promise.ts';
import { TERMS_TEMPLATES, USUAL_TERMS, type CancellationTerms } from './policy.ts';

const TRIP = {
  travelDate: '2027-04-12',
  today: '2027-03-19',
  total: 1425_00,
  paid: 285_00,
  currency: 'usd',
};
const said = (terms: CancellationTerms, part: Partial<typeof TRIP> | { travelDate: null } = {}) =>
  promiseText(cancellationPromise(terms, { ...TRIP, ...part }));
const template = (name: string) => TERMS_TEMPLATES[name] ?? USUAL_TERMS;

describe('the promise of a refund', () => {
  it('names the last whole day and the amount', () => {
    expect(said(USUAL_TERMS)).toBe('Free cancellation until Apr 9, 2027: all of your $285 back');
    expect(said(template('Flexible'))).toMatch(/^Free cancellation until Apr 10, 2027:/);
  });

  it('counts from the trip as long as no day is chosen', () => {
    expect(said(USUAL_TERMS, { travelDate: null })).toBe(
      'Free cancellation until 48 hours before the travel date: all of your $285 back',
    );
  });

  it('keeps to the best window that is still open', () => {
    const moderate = template('Moderate');
    expect(said(moderate, { today: '2027-04-06' })).toMatch(/^Free cancellation until Apr 6/);
    expect(said(moderate, { today: '2027-04-07' })).toBe(
      'You can cancel until Apr 10, 2027: $142.50 of your $285 back',
    );
    expect(said(moderate, { today: '2027-04-11' })).toBe(
      'Too close to the travel date for a refund if you cancel',
    );
  });

  it('names the hour of a deadline that is not midnight', () => {
    const terms = { ...USUAL_TERMS, windows: [{ hoursBefore: 30, refundPercent: 100 }] };
    expect(said(terms)).toMatch(/^Free cancellation until Apr 10, 2027, 6:00 PM local time:/);
    expect(said(terms, { today: '2027-04-10' })).toMatch(/^Too close/);
  });

  it('promises nothing where nothing comes back, except shortly after booking', () => {
    const none = template('Non-refundable');
    expect(said(none)).toBe('No refund if you cancel');
    const cooling = { ...none, coolingOffHours: 24 };
    expect(said(cooling)).toBe(
      'Free cancellation within 24 hours of booking: all of your $285 back',
    );
    expect(said(cooling, { today: '2027-04-06' })).toBe('No refund if you cancel');
  });

  it('subtracts from the total where the terms say so', () => {
    const terms = { ...template('Moderate'), basis: 'total' } as const;
    expect(said(terms, { today: '2027-04-07', paid: 1425_00 })).toMatch(
      /\$712\.50 of your \$1,425 back$/,
    );
    expect(said(terms, { today: '2027-04-07' })).toBe('No refund if you cancel');
  });

  it('is the usual one without a policy, and unknown for terms that are not given', () => {
    expect(termsOf({})).toBe(USUAL_TERMS);
    expect(termsOf({ policy: {} })).toBeNull();
    expect(termsOf({ policy: { terms: template('Strict') } })).toEqual(template('Strict'));
  });

  it('never names a day after the travel date, and never gets better as the trip comes closer', () => {
    const names = fc.constantFrom(...Object.keys(TERMS_TEMPLATES));
    fc.assert(
      fc.property(names, fc.integer({ min: 0, max: 400 }), (name, before) => {
        const terms = template(name);
        const promise = cancellationPromise(terms, {
          ...TRIP,
          today: addDays(TRIP.travelDate, -before),
        });
        const later = cancellationPromise(terms, {
          ...TRIP,
          today: addDays(TRIP.travelDate, -Math.max(0, before - 1)),
        });
        expect(promise.isFree || !later.isFree).toBe(true);
      }),
    );
  });
});
