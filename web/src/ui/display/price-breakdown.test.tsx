import { cleanup, render, screen } from '@testing-library/react';
import { priceBreakdown } from '@wayfarer/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { cardPayment } from '../../test/card-payment.ts';
import { PriceBreakdown } from './price-breakdown.tsx';

afterEach(cleanup);

const ISTANBUL = { total: 47_500, days: 5, currency: 'usd' };
const shown = () => {
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return screen.getAllByRole('term').map((term, at) => `${term.textContent} ${values[at] ?? ''}`);
};

describe('a price breakdown', () => {
  it('shows total, what is due now, what is due on arrival, and the currency once', () => {
    render(<PriceBreakdown amounts={priceBreakdown(ISTANBUL, 'day')} />);
    expect(shown()).toEqual(['Total $475', 'Due now $95', 'Due on arrival $380', 'Currency USD']);
  });

  it('shows the same figures once it is paid', () => {
    render(<PriceBreakdown amounts={priceBreakdown(ISTANBUL, 'day', [cardPayment(9500)])} />);
    expect(shown()).toEqual(['Total $475', 'Paid $95', 'Due on arrival $380', 'Currency USD']);
  });

  it('says under its own total that nothing is due before the booking', () => {
    const amounts = priceBreakdown(ISTANBUL, 'day');
    render(<PriceBreakdown amounts={amounts} underTotal notNow="notBooked" />);
    expect(shown()).toEqual(['Due when you pay $95', 'Due on arrival $380', 'Currency USD']);
  });

  it('lists a payment plan’s parts, and when the balance is due', () => {
    const trip = { ...ISTANBUL, plan: { first: 14_250, balanceDueOn: '2027-03-03' } };
    const amounts = priceBreakdown(trip, 'day');
    const { rerender } = render(<PriceBreakdown amounts={amounts} underTotal notNow="notBooked" />);
    const due = 'Balance by Mar 3, 2027 $332.50';
    expect(shown()).toEqual(['First payment $142.50', due, 'Currency USD']);
    rerender(<PriceBreakdown amounts={amounts} underTotal notNow="payment" />);
    expect(shown()).toEqual(['First payment today $142.50', due, 'Currency USD']);
    const undated = { ...amounts, balanceDueOn: undefined };
    rerender(<PriceBreakdown amounts={undated} balanceDays={30} underTotal notNow="notBooked" />);
    expect(shown()).toEqual([
      'First payment $142.50',
      'Balance 30 days before the trip $332.50',
      'Currency USD',
    ]);
  });

  it('shows what was not paid of a past trip', () => {
    render(<PriceBreakdown amounts={priceBreakdown(ISTANBUL, 'day')} notNow="missed" />);
    expect(shown()).toEqual(['Total $475', 'Not paid $95', 'Due on arrival $380', 'Currency USD']);
  });
});
