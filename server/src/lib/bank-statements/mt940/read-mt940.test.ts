import { describe, expect, it } from 'vitest';
import { readStatement } from '../read-statement.ts';

const file = (...fields: string[]) =>
  ['{1:F01BANK}{2:O940}{4:', ':20:STARTUMS', ':25:10010010/1234567', ':28C:1/1', ':60F:C260318EUR1000,00', ...fields, ':62F:C260319EUR2000,00', '-}'].join('\r\n'); // prettier-ignore
const read = (text: string) => readStatement(new TextEncoder().encode(text), 'eur');
const linesOf = async (text: string) => (await read(text)).lines;

describe('MT940', () => {
  it('with German subfields is read', async () => {
    const lines = await linesOf(
      file(
        ':61:2603190319CR570,00NTRFNONREF//B1',
        ':86:166?00GUTSCHRIFT?109248?20EREF+WF-9QD7KW',
        '?21SVWZ+TRIP TO CAPPADOCIA?22AND BACK?30BANKDEFF?31DE1?32NOVAK',
        '?33PETER?34000',
      ),
    );
    expect(lines).toMatchObject([
      {
        bookedOn: '2026-03-19',
        amount: 57_000,
        payer: 'NOVAK PETER',
        purpose: 'TRIP TO CAPPADOCIA AND BACK WF-9QD7KW',
      },
    ]);
  });

  it('joins full subfields without a space', async () => {
    const [first, second] = ['REFERENCE OF THE TRIP WF-4P', 'X2HE'];
    const [line] = await linesOf(
      file(':61:260319C1,NTRFNONREF', `:86:166?20${first}?21${second}?32ADA`),
    );
    expect(first).toHaveLength(27);
    expect(line?.purpose).toBe(first + second);
  });

  it('with parts between slashes, or free text, is read', async () => {
    const lines = await linesOf(
      file(
        ':61:2603190319C10,50NTRFEREF//B1',
        ':86:/TRTP/SEPA OVERBOEKING/IBAN/NL1/BIC/INGBNL2A/NAME/J JANSEN/REMI/WF-4PX2HE TRIP/EREF/NOTPROVIDED',
        ':61:2603190319C11,00NTRFNONREF//B2',
        ':86:WF-6BN4YT from',
        'H. OLSEN AS',
      ),
    );
    expect(lines).toMatchObject([
      { amount: 1050, payer: 'J JANSEN', purpose: 'WF-4PX2HE TRIP' },
      { amount: 1100, payer: '', purpose: 'WF-6BN4YT from H. OLSEN AS' },
    ]);
  });

  it('has only incoming money, no reversals, and a customer’s reference without a field 86', async () => {
    const lines = await linesOf(
      file(
        ':61:2603190319D1,00NTRFNONREF',
        ':61:2603190319RC2,00NTRFNONREF',
        ':61:2603190319RD3,00NTRFNONREF',
        ':86:of the reversal',
        ':61:2603190319CR4,00NTRFWF4PX2HE//B9',
      ),
    );
    expect(lines).toMatchObject([{ amount: 400, purpose: 'WF4PX2HE' }]);
  });

  it('gets the year of the booking day right', async () => {
    const days = await linesOf(
      file(
        ':61:2601020103C1,NTRFNONREF',
        ':61:2601021231C2,NTRFNONREF',
        ':61:2512310102C3,NTRFNONREF',
        ':61:260319C4,NTRFNONREF',
      ),
    );
    expect(days.map(({ bookedOn }) => bookedOn)).toEqual([
      '2026-01-03',
      '2025-12-31',
      '2026-01-02',
      '2026-03-19',
    ]);
  });

  it('of several accounts and currencies is read', async () => {
    const other = file(':61:260319C5,NTRFNONREF').replace('CEUR', '').replace('EUR1000', 'USD1000');
    const same = file(':61:260319C5,NTRFNONREF').replace('1234567', '7654321');
    const { lines, otherCurrency } = await read(
      `${file(':61:260319C5,NTRFNONREF')}\n${other}\n${same}`,
    );
    expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
    expect(otherCurrency).toBe(1);
  });

  it.each([
    [':61:hello', { fault: 'bad_entry', line: 6 }],
    [':61:2602310231C1,NTRFNONREF', { fault: 'bad_day', line: 6 }],
    [':61:260319C0,00NTRFNONREF', { fault: 'bad_amount', line: 6 }],
  ])('with %s is refused', async (field, params) => {
    await expect(read(file(field))).rejects.toMatchObject({ code: 'invalid_input', params });
  });
});
