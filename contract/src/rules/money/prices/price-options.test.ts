import { describe, expect, it } from 'vitest';
import {
  areSameOptions,
  chosenOptions,
  mostOfOption,
  type PriceOption,
  withOfferedOptions,
} from './price-options.ts';
import { priceLineText } from './price-lines.ts';
import { tripPrice, USUAL_PRICE_RULES } from './trip-price.ts';

const trip = {
  perDay: 10_000,
  days: 3,
  currency: 'usd',
  party: { adults: 2, children: 1, infants: 1 },
};
const options: PriceOption[] = [
  { id: 'transfer', label: 'Airport transfer', per: 'person', minor: 2500, max: 9 },
  { id: 'single', label: 'Single room', per: 'booking', minor: 6000, max: 2 },
  { id: 'gear', label: 'Snorkel set', per: 'person_day', minor: 800, max: 9 },
];
const share = { label: 'Service', per: 'booking', percent: 10, payAt: 'now' } as const;

describe('optional extras', () => {
  const chosen = [
    { id: 'gear', quantity: 2 },
    { id: 'transfer', quantity: 9 },
    { id: 'unknown', quantity: 1 },
  ];

  it('are lines with the chosen quantities, for at most as many people as travel', () => {
    const { lines, total } = tripPrice(trip, { ...USUAL_PRICE_RULES, options }, undefined, chosen);
    const own = lines.filter(({ kind }) => kind === 'option');
    expect(own.map((line) => [priceLineText(line, 'usd'), line.amount])).toEqual([
      ['Airport transfer, 3 × $25', 7500],
      ['Snorkel set, 2 × $8 × 3 days', 4800],
    ]);
    expect(total).toBe(90_000 + 7500 + 4800);
    expect(chosenOptions(lines)).toEqual([
      { id: 'transfer', quantity: 3 },
      { id: 'gear', quantity: 2 },
    ]);
  });

  it('come after a code, which does not reduce them, and before fees', () => {
    const rules = { ...USUAL_PRICE_RULES, options, fees: [share] };
    const promo = { code: 'HALF', percent: 50 };
    const { lines } = tripPrice(trip, rules, promo, [{ id: 'single', quantity: 1 }]);
    expect(lines.slice(-3).map(({ amount, kind }) => [kind, amount])).toEqual([
      ['promo', -45_000],
      ['option', 6000],
      ['fee', 5100],
    ]);
  });

  it('have a highest quantity', () => {
    expect(options.map((option) => mostOfOption(option, trip.party))).toEqual([3, 2, 3]);
  });

  it('of a booking are its own at the agreed prices, and all others as they are offered', () => {
    const [transfer, single, gear] = options;
    const dear: PriceOption = { id: 'single', label: 'Single room', per: 'booking', minor: 9000, max: 2 }; // prettier-ignore
    const kayak: PriceOption = { id: 'kayak', label: 'Kayak', per: 'booking', minor: 7000, max: 1 };
    const agreed = { ...USUAL_PRICE_RULES, options };
    const today = { options: [dear, kayak] };
    const rules = withOfferedOptions(agreed, today, [{ id: 'single', quantity: 1 }]);
    expect(rules).toEqual({ ...USUAL_PRICE_RULES, options: [single, kayak] });
    const all = withOfferedOptions(agreed, {}, chosen);
    expect(all.options).toEqual([transfer, gear]);
  });

  it('are the same in any order', () => {
    expect(areSameOptions(chosen, chosen.toReversed())).toBe(true);
    expect(areSameOptions(chosen, chosen.slice(1))).toBe(false);
    expect(areSameOptions([{ id: 'gear', quantity: 1 }], [{ id: 'gear', quantity: 2 }])).toBe(
      false,
    );
  });
});
