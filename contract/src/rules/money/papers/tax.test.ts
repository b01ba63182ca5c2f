import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containedTax, taxesOf, type TaxShare } from './contained-tax.ts';
import { shownRates, taxOf, taxShares, taxTermsOn, type TaxTerms } from './tax.ts';

const terms = (...points: number[]): TaxTerms => ({
  from: '2027-01-01',
  scheme: 'inclusive',
  rates: points.map((basisPoints, n) => ({ id: `r${n}`, label: `Rate ${n}`, basisPoints })),
});
const LINES = [{ amount: 302_400 }, { amount: 9600, taxRate: 'r1' }];

describe('contained tax', () => {
  it('is that of the mock-ups', () => {
    expect(containedTax(118_750, 900)).toBe(9805);
    expect(containedTax(-118_750, 900)).toBe(-9805);
    expect(containedTax(100, 0)).toBe(0);
  });

  it('of all documents adds up to that of the whole, however the trip is paid and refunded', () => {
    const amounts = fc.array(fc.integer({ min: -50_000, max: 90_000 }), { minLength: 1 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 5000 }), (parts, points) => {
        const priced = { lines: LINES, terms: terms(points, 0) };
        const earlier: TaxShare[] = [];
        for (const part of parts) {
          const shares = taxShares(part, { ...priced, earlier });
          expect(shares.reduce((sum, { gross }) => sum + gross, 0)).toBe(part);
          earlier.push(...shares);
        }
        const sum = parts.reduce((all, part) => all + part, 0);
        expect(taxOf(earlier)).toBe(taxOf(taxShares(sum, { ...priced, earlier: [] })));
      }),
    );
  });

  it('is divided like the lines of the trip', () => {
    const shares = taxShares(312_000, { lines: LINES, terms: terms(900, 0), earlier: [] });
    expect(shares.map(({ gross, tax }) => [gross, tax])).toEqual([
      [302_400, 24_969],
      [9600, 0],
    ]);
  });

  it('of the whole price is that of a document for it, by percentage', () => {
    const amounts = fc.array(
      fc.record({
        amount: fc.integer({ min: -500, max: 90_000 }),
        taxRate: fc.constantFrom(undefined, 'r0', 'r1', 'r2', 'gone'),
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900_000 }), amounts, (trip, extras) => {
        const own = terms(900, 1900, 0);
        const lines = [{ amount: trip }, ...extras];
        const total = lines.reduce((sum, { amount }) => sum + amount, 0);
        if (total <= 0) return;
        const { taxes = [] } = taxesOf(total, extras, shownRates(own));
        const shares = taxShares(total, { lines, terms: own, earlier: [] });
        expect(taxes).toEqual(
          shares
            .filter(({ tax }) => tax !== 0)
            .map(({ basisPoints, tax }) => ({ basisPoints, tax })),
        );
        expect(taxesOf(total, lines, shownRates(own))).toEqual(
          taxesOf(total, extras, shownRates(own)),
        );
      }),
    );
    expect(taxesOf(11_800, [{ amount: 5900, taxRate: 'r1' }], terms(1800, 1800).rates)).toEqual({
      taxes: [{ basisPoints: 1800, tax: 1800 }],
    });
  });

  it('is none without terms that include it', () => {
    const margin: TaxTerms = { from: '2027-01-01', scheme: 'margin', rates: [] };
    expect(taxShares(100, { lines: LINES, terms: margin, earlier: [] })).toEqual([]);
    expect(taxShares(100, { lines: LINES, terms: null, earlier: [] })).toEqual([]);
  });

  it('begins on a day', () => {
    const [first, next] = [terms(700), { ...terms(900), from: '2027-04-01' }];
    expect(taxTermsOn([next, first], '2027-03-31')).toBe(first);
    expect(taxTermsOn([next, first], '2027-04-01')).toBe(next);
    expect(taxTermsOn([next], '2027-03-31')).toBeNull();
  });
});
