import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, minorDigits, minorStep } from './amounts/currency.ts';
import { aboutAmount, areRatesOld, displayRates } from './display-rates.ts';
import { readRates, readRatesFile, writeRates } from './read-rates.ts';

const about = (minor: number, from: string, to: string, perUnit: number) =>
  formatMoney(aboutAmount(minor, { from, to, perUnit }), to);

describe('an amount in another currency', () => {
  it.each([
    [50_000, 'usd', 'eur', 0.9234, '€462'],
    [9500, 'usd', 'eur', 0.9234, '€87.72'],
    [9500, 'usd', 'jpy', 155.3, '¥14,754'],
    [500, 'usd', 'jpy', 0.2, '¥1'],
    [9500, 'usd', 'kwd', 0.3071, 'KWD\u00a029.170'],
    [9500, 'usd', 'isk', 0.5, 'ISK\u00a048'],
    [14_754, 'jpy', 'usd', 0.00644, '$95.02'],
    [1_234_567, 'kwd', 'eur', 3.02, '€3,728'],
    [100_000_00, 'usd', 'idr', 15_900, 'Rp\u00a01,590,000,000'],
    [0, 'usd', 'eur', 0.9, '€0'],
  ])('%i of %s in %s at %d is %s', (minor, from, to, rate, text) => {
    expect(about(minor, from, to, rate)).toBe(text);
  });

  it('has no more decimals than can be paid, and whole units from a hundred on', () => {
    const codes = fc.constantFrom('usd', 'eur', 'jpy', 'kwd', 'isk', 'idr', 'ugx', 'bhd');
    const rates = fc.double({ min: 1e-6, max: 1e7, noNaN: true });
    fc.assert(
      fc.property(fc.nat(99_999_999), codes, codes, rates, (minor, from, to, perUnit) => {
        const unit = 10 ** minorDigits(to);
        const exact = (minor / 10 ** minorDigits(from)) * perUnit * unit;
        // Beyond that, numbers can't hold every minor unit.
        fc.pre(exact < Number.MAX_SAFE_INTEGER);
        const shown = aboutAmount(minor, { from, to, perUnit });
        expect(shown % minorStep(to)).toBe(0);
        expect(shown % (shown > 100 * unit ? unit : 1)).toBe(0);
        expect(Math.abs(shown - exact)).toBeLessThanOrEqual(
          Math.max(unit, minorStep(to)) / 2 + exact * 1e-9,
        );
      }),
    );
  });
});

describe('rates for visitors', () => {
  const rates = [
    { currency: 'eur', perUnit: 0.9 },
    { currency: 'gbp', perUnit: 0.75 },
  ];
  it('are for one unit of the currency of the site, also after that has changed', () => {
    const set = { base: 'usd', asOf: '2026-11-26', rates };
    expect(displayRates(set, 'usd')).toEqual({
      asOf: '2026-11-26',
      perUnit: { eur: 0.9, gbp: 0.75 },
    });
    const inEuro = displayRates(set, 'eur');
    expect(Object.keys(inEuro?.perUnit ?? {})).toEqual(['gbp', 'usd']);
    expect(inEuro?.perUnit['usd']).toBeCloseTo(1 / 0.9);
    expect(displayRates(set, 'jpy')).toBeNull();
    expect(displayRates({ ...set, rates: [] }, 'usd')).toBeNull();
  });

  it.each([
    ['2026-11-26', false],
    ['2026-12-03', false],
    ['2026-12-04', true],
    ['2026-11-20', false],
  ])('of November 26 are old on %s: %s', (today, isOld) => {
    expect(areRatesOld('2026-11-26', today)).toBe(isOld);
  });
});

describe('typed rates', () => {
  it('are lines with a code and a number, however these are separated', () => {
    const typed = 'EUR 0.92\ngbp;0,7851\r\n\n JPY = 155.3 \nchf\t0.88';
    expect(readRates(typed, 'usd')).toEqual({
      ok: true,
      value: [
        { currency: 'eur', perUnit: 0.92 },
        { currency: 'gbp', perUnit: 0.7851 },
        { currency: 'jpy', perUnit: 155.3 },
        { currency: 'chf', perUnit: 0.88 },
      ],
    });
    const read = readRates('Currency,Rate\nEUR,0.92', 'usd');
    expect(read.ok && writeRates(read.value)).toBe('EUR 0.92');
    expect(readRates('', 'usd')).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['EUR 0.92\nEURO 1', { kind: 'currency', line: 2, text: 'EURO 1' }],
    ['EUR 0.92\n0.92', { kind: 'line', line: 2, text: '0.92' }],
    ['EUR 1.234,5', { kind: 'rate', line: 1, text: 'EUR 1.234,5' }],
    ['EUR 0', { kind: 'rate', line: 1, text: 'EUR 0' }],
    ['EUR -1', { kind: 'rate', line: 1, text: 'EUR -1' }],
    ['EUR 1e9', { kind: 'rate', line: 1, text: 'EUR 1e9' }],
    ['EUR 99999999', { kind: 'rate', line: 1, text: 'EUR 99999999' }],
    ['USD 1', { kind: 'own', line: 1, text: 'USD 1' }],
    ['EUR 1\neur 2', { kind: 'twice', line: 2, text: 'eur 2' }],
    ['XQZ 1', { kind: 'currency', line: 1, text: 'XQZ 1' }],
  ])('%j are refused with the line', (typed, fault) => {
    expect(readRates(typed, 'usd')).toEqual({ ok: false, fault });
  });
});

describe('a file with rates', () => {
  const ecb = 'Date, USD, JPY, GBP, XXQ, \n26 November 2026, 1.0800, 163.08, 0.8370, N/A, \n';
  it('of the European Central Bank is converted to rates for the currency of the site', () => {
    const read = readRatesFile(ecb, { base: 'usd', today: '2026-11-27' });
    expect(read).toEqual({
      ok: true,
      value: {
        base: 'usd',
        asOf: '2026-11-26',
        rates: [
          { currency: 'eur', perUnit: 0.925926 },
          { currency: 'jpy', perUnit: 151 },
          { currency: 'gbp', perUnit: 0.775 },
        ],
      },
    });
    const inEuro = readRatesFile(ecb, { base: 'eur', today: '2026-11-27' });
    expect(inEuro.ok && inEuro.value.rates).toContainEqual({ currency: 'usd', perUnit: 1.08 });
  });

  it('of lines is of today', () => {
    const read = readRatesFile('\uFEFF"Currency";"Rate"\r\n"EUR";"0,92"\r\n', {
      base: 'usd',
      today: '2026-11-27',
    });
    expect(read).toEqual({
      ok: true,
      value: { base: 'usd', asOf: '2026-11-27', rates: [{ currency: 'eur', perUnit: 0.92 }] },
    });
  });

  it.each([
    [ecb, 'bdt', 'noBase'],
    ['', 'usd', 'file'],
    ['Date, USD\nyesterday, 1.08', 'usd', 'file'],
    ['Date, USD\n26 November 2026, n/a', 'usd', 'file'],
    ['Name\nAda', 'usd', 'line'],
  ])('%j for %s is refused', (file, base, kind) => {
    expect(readRatesFile(file, { base, today: '2026-11-27' })).toMatchObject({
      ok: false,
      fault: { kind },
    });
  });
});
