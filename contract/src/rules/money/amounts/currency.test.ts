import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHARED_SYMBOLS } from './currency-symbols.ts';
import {
  currencyMarks,
  currencySymbol,
  formatMoney,
  fromMajorUnits,
  maxMinorUnits,
  minorDigits,
  toMajorUnits,
} from './currency.ts';

describe('currencies', () => {
  it('knows two, zero and three decimals', () => {
    expect([minorDigits('usd'), minorDigits('jpy'), minorDigits('kwd')]).toEqual([2, 0, 3]);
  });

  it('shows decimals only where there are any', () => {
    expect(formatMoney(120050, 'usd')).toBe('$1,200.50');
    expect(formatMoney(120000, 'usd')).toBe('$1,200');
    expect(formatMoney(1500, 'jpy')).toBe('¥1,500');
    expect(formatMoney(1250, 'kwd')).toBe('KWD\u00a01.250');
    expect(formatMoney(-5005, 'usd')).toBe('-$50.05');
    expect(formatMoney(0, 'eur')).toBe('€0');
    expect(currencySymbol('eur')).toBe('€');
  });

  it('[attack one symbol for several currencies] begins with what is one currency alone', () => {
    const all = Intl.supportedValuesOf('currency').map((code) => code.toLowerCase());
    expect(new Set(all.map(currencySymbol)).size).toBe(all.length);
    expect(formatMoney(50_000, 'usd')).toBe('$500');
    expect(formatMoney(50_000, 'mxn')).toBe('MX$500');
    expect(formatMoney(50_000, 'ars')).toBe('ARS\u00a0500');
    expect(formatMoney(50_000, 'sek')).toBe('SEK\u00a0500');
    expect(currencyMarks('aud')).toEqual(['A$', 'AUD', '$']);
    expect(currencyMarks('usd')).toEqual(['$', 'USD']);
  });

  it('takes eight digits, and more where units are small and card payments can be', () => {
    expect(maxMinorUnits('usd')).toBe(99_999_999);
    for (const currency of ['idr', 'cop', 'inr']) {
      expect(maxMinorUnits(currency)).toBeGreaterThan(99_999_999);
      expect(maxMinorUnits(currency)).toBeLessThan(2 ** 31 - 1);
    }
  });

  it('writes amounts as English does', () => {
    const currencies =
      'ars aud bam bgn brl cad chf clp cny crc czk dkk egp eur gbp hkd huf idr ils inr isk jpy ' +
      'kes krw kwd mad myr nok nzd php pln ron sek sgd thb try twd uah usd vnd xof zar';
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies.split(' ')),
        fc.integer({ min: -99_999_999, max: 99_999_999 }),
        (currency, minor) => {
          const scale = 10 ** minorDigits(currency);
          const digits = minor % scale === 0 ? 0 : minorDigits(currency);
          const written = new Intl.NumberFormat('en-US', {
            style: 'currency',
            currency,
            // the short symbol only if it is unambiguous
            currencyDisplay: SHARED_SYMBOLS.has(currency) ? 'symbol' : 'narrowSymbol',
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
          });
          expect(formatMoney(minor, currency)).toBe(written.format(minor / scale));
        },
      ),
    );
  });

  it('converts to major units and back without loss', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('usd', 'jpy', 'kwd'),
        fc.integer({ min: 0, max: 99_999_999 }),
        (currency, minor) => {
          expect(fromMajorUnits(toMajorUnits(minor, currency), currency)).toBe(minor);
        },
      ),
    );
  });

  it('refuses what is no amount of the currency', () => {
    for (const major of [Number.NaN, Infinity, 0.001, 1e308]) {
      expect(fromMajorUnits(major, 'usd')).toBeNull();
    }
    expect(fromMajorUnits(10.5, 'jpy')).toBeNull();
  });
});
