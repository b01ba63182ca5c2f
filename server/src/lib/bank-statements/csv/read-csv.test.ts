import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatement } from '../read-statement.ts';
import { decimalSignOf, readNumber } from './read-number.ts';

const read = (text: string, currency = 'eur') =>
  readStatement(new TextEncoder().encode(text), currency);
const linesOf = async (text: string, currency?: string) => (await read(text, currency)).lines;

describe('a table', () => {
  it.each([
    [
      'English',
      'Date,Description,Paid out,Paid in,Balance\n19/03/2026,"OKONKWO G, WF-4PX2HE",,"2,520.00","9,999.00"\n20/03/2026,Rent,100.00,,1.00',
      { payer: '', purpose: 'OKONKWO G, WF-4PX2HE' },
    ],
    [
      'German',
      'Konto;DE89370400440532013000\n\nBuchungstag;Wertstellung;Beguenstigter/Zahlungspflichtiger;Verwendungszweck;Betrag;Währung;Info\n19.03.26;20.03.26;G Okonkwo;WF-4PX2HE;2.520,00;EUR;Umsatz gebucht\n19.03.26;20.03.26;Later;x;5,00;EUR;Umsatz vorgemerkt',
      { payer: 'G Okonkwo', purpose: 'WF-4PX2HE' },
    ],
    [
      'German, with marks for debit and credit',
      'Buchungsdatum\tAuftraggeber/Empfänger\tVerwendungszweck\tUmsatz (EUR)\tSoll/Haben\n19.03.2026\tG Okonkwo\tWF-4PX2HE\t2520,00\tH\n19.03.2026\tRent\t\t100,00\tS',
      { payer: 'G Okonkwo', purpose: 'WF-4PX2HE' },
    ],
    [
      'Spanish',
      'Fecha operación;Fecha valor;Ordenante;Concepto;Importe (€)\n19-03-2026;19-03-2026;G Okonkwo;WF-4PX2HE;2.520,00 €\n19-03-2026;19-03-2026;Luz;x;-20,00 €',
      { payer: 'G Okonkwo', purpose: 'WF-4PX2HE' },
    ],
    [
      'French',
      'Date de l’opération;Libellé;Débit euros;Crédit euros\n19/03/2026;"VIR G OKONKWO ""WF-4PX2HE""";;2 520,00\n19/03/2026;Loyer;-100,00;',
      { payer: '', purpose: 'VIR G OKONKWO "WF-4PX2HE"' },
    ],
  ])('in %s is recognized', async (_language, text, texts) => {
    expect(await linesOf(text)).toMatchObject([
      { bookedOn: '2026-03-19', amount: 252_000, ...texts },
    ]);
  });

  it('reads dates in the order of the file, or the usual one of the currency', async () => {
    const table = (...dates: string[]) =>
      `Date,Name,Amount\n${dates.map((date) => `${date},Ada,1.00`).join('\n')}`;
    const days = async (text: string, currency: string) =>
      (await linesOf(text, currency)).map(({ bookedOn }) => bookedOn);
    expect(await days(table('03/04/2026', '03/19/2026'), 'eur')).toEqual([
      '2026-03-04',
      '2026-03-19',
    ]);
    expect(await days(table('03/04/2026', '19/03/2026'), 'usd')).toEqual([
      '2026-04-03',
      '2026-03-19',
    ]);
    expect(await days(table('03/04/2026'), 'usd')).toEqual(['2026-03-04']);
    expect(await days(table('03/04/2026'), 'eur')).toEqual(['2026-04-03']);
    expect(
      await days(table('20260319', '2026-03-19 10:11:12', '19 Mar 2026', '"Mar 19, 2026"'), 'eur'),
    ).toEqual(Array<string>(4).fill('2026-03-19'));
  });

  it.each([
    ['Name;Amount\nAda;1', { fault: 'columns', missing: 'date' }],
    ['Date;Amount\n2026-03-19;1', { fault: 'columns', missing: 'payer or purpose' }],
    ['Date;Foo\n2026-03-19;1', { fault: 'columns', missing: 'amount, payer or purpose' }],
    ['Date;Name;Amount\n2026-03-19;Ada;1\n2026-03-19;"Ada;2', { fault: 'broken_csv', line: 3 }],
    ['Date;Name;Amount\n2026-03-19;Ada;1,2,3', { fault: 'bad_amount', line: 2 }],
    ['Date;Name;Amount;Currency\n2026-03-19;Ada;1;euros', { fault: 'bad_currency', line: 2 }],
    ['Date;Name;Amount\nyesterday;Ada;1', { fault: 'bad_day', line: 2 }],
  ])('%j is refused', async (text, params) => {
    await expect(read(text)).rejects.toMatchObject({ code: 'invalid_input', params });
  });

  it('without incoming money has no lines', async () => {
    expect(await linesOf('Date;Name;Amount\n2026-03-19;Rent;-1\n;Total;-1')).toEqual([]);
  });
});

describe('a number', () => {
  it.each([
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1 234,56 €', '1234.56'],
    ['1’234.56', '1234.56'],
    ['12,34,567.00', '1234567.00'],
    ['-12,50', '-12.50'],
    ['12,50-', '-12.50'],
    ['−12.50', '-12.50'],
    ['(3.00)', '-3.00'],
    ['+570', '570'],
    ['$1,200', '1200'],
    ['0,500', '0.500'],
    ['1.2.3,4', null],
    ['1,23,4', null],
    ['', null],
    ['ten', null],
  ])('%j is read as %j', (text, number) => {
    expect(readNumber(text, decimalSignOf([text]), 2)).toBe(number);
  });

  it('with only one separator has thousands or decimals, depending on the other amounts', () => {
    expect(readNumber('1,234', decimalSignOf(['1,234']), 2)).toBe('1234');
    expect(readNumber('1,234', decimalSignOf(['1,234', '0,500']), 2)).toBe('1.234');
    expect(readNumber('1,234', decimalSignOf(['1,234']), 3)).toBe('1.234');
  });

  it('is read back, however it is written', () => {
    const styles = [
      { locale: 'en-US', sign: '.' },
      { locale: 'de-DE', sign: ',' },
      { locale: 'de-CH', sign: '.' },
      { locale: 'fr-FR', sign: ',' },
      { locale: 'en-IN', sign: '.' },
    ] as const;
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom(...styles),
        (minor, { locale }) => {
          const text = (minor / 100).toLocaleString(locale, { minimumFractionDigits: 2 });
          expect(Number(readNumber(text, decimalSignOf([text]), 2))).toBe(minor / 100);
        },
      ),
    );
  });
});
