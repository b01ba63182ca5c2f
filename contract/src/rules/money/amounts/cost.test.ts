import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCost, type CostFault } from './cost.ts';
import { costText } from './cost-text.ts';
import { maxMinorUnits, minorDigits, minorStep } from './currency.ts';

const currencies = fc.constantFrom(
  'usd',
  'eur',
  'gbp',
  'inr',
  'jpy',
  'krw',
  'kwd',
  'bhd',
  'isk',
  'ugx',
  'idr',
  'mxn',
  'ars',
  'nok',
);

describe('parseCost', () => {
  it.each([
    ['$1,200.50', 'usd', 120050],
    ['$500', 'usd', 50000],
    ['500', 'usd', 50000],
    [' $ 500 ', 'usd', 50000],
    ['USD 12.5', 'usd', 1250],
    ['€99', 'eur', 9900],
    ['¥15,000', 'jpy', 15000],
    ['KWD 1.250', 'kwd', 1250],
    ['UGX 15,000', 'ugx', 1500000],
    ['$999,999.99', 'usd', 99999999],
    ['$500', 'mxn', 50000],
    ['MX$500', 'mxn', 50000],
    ['MXN 500', 'mxn', 50000],
    ['kr 500', 'sek', 50000],
    ['Rp 1,500,000', 'idr', 150000000],
    ['Rp 20,000,000', 'idr', 2000000000],
  ])('reads %s in %s as %d minor units', (text, currency, minor) => {
    expect(parseCost(text, currency)).toEqual({ ok: true, minor });
  });

  it.each<[string, CostFault]>([
    ['', 'blank'],
    ['$', 'blank'],
    ['$-5', 'negative'],
    ['-5', 'negative'],
    ['$1,200-1,500', 'range'],
    ['$1200 – $1500', 'range'],
    ['100 to 200', 'range'],
    ['€50', 'currency'],
    ['EUR 50', 'currency'],
    ['１２０', 'format'],
    ['$1,20', 'format'],
    ['1e309', 'format'],
    ['$5 per day', 'format'],
    ['0x10', 'format'],
    ['Infinity', 'format'],
    ['$1.234', 'decimals'],
    ['$0', 'too_small'],
    ['$0.99', 'too_small'],
    ['$1000000', 'too_large'],
    ['9'.repeat(400), 'too_large'],
  ])('refuses %s because of its %s', (text, reason) => {
    expect(parseCost(text, 'usd')).toEqual({ ok: false, reason });
  });

  it('refuses the symbol of another currency', () => {
    for (const [text, currency] of [
      ['MX$500', 'usd'],
      ['A$500', 'cad'],
      ['¥500', 'usd'],
    ] as const) {
      expect(parseCost(text, currency)).toMatchObject({ ok: false });
    }
    expect(parseCost('Rp 20,000,001', 'idr')).toEqual({ ok: false, reason: 'too_large' });
  });

  it('refuses fractions that no card payment can have', () => {
    for (const [text, currency] of [
      ['KWD 1.255', 'kwd'],
      ['1.001', 'bhd'],
      ['15000.50', 'ugx'],
      ['99.01', 'isk'],
      ['10.5', 'jpy'],
    ] as const) {
      expect(parseCost(text, currency)).toEqual({ ok: false, reason: 'decimals' });
    }
    expect(parseCost('1.25', 'kwd')).toEqual({ ok: true, minor: 1250 });
    expect(parseCost('99.00', 'isk')).toEqual({ ok: true, minor: 9900 });
  });

  it('reads back every text that costText writes', () => {
    fc.assert(
      fc.property(currencies, fc.integer({ min: 1000, max: 99_999_999 }), (currency, any) => {
        const minor = any - (any % minorStep(currency));
        expect(parseCost(costText(minor, currency), currency)).toEqual({ ok: true, minor });
      }),
    );
  });

  it('answers any text with a whole, payable amount or a reason', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), currencies, (text, currency) => {
        const parsed = parseCost(text, currency);
        if (!parsed.ok) return;
        expect(Number.isSafeInteger(parsed.minor)).toBe(true);
        expect(parsed.minor).toBeGreaterThanOrEqual(10 ** minorDigits(currency));
        expect(parsed.minor).toBeLessThanOrEqual(maxMinorUnits(currency));
      }),
    );
  });

  it('never reads a grouped or prefixed number as another one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (whole) => {
        const expected = { ok: true, minor: whole * 100 };
        expect(parseCost(`$${whole}`, 'usd')).toEqual(expected);
        expect(parseCost(whole.toLocaleString('en-US'), 'usd')).toEqual(expected);
        expect(parseCost(`${whole}.00`, 'usd')).toEqual(expected);
      }),
    );
  });
});
