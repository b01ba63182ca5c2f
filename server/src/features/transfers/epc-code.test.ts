import { expect, it } from 'vitest';
import { epcCode, epcText } from './epc-code.ts';

const account = { holder: 'Hafenreisen Müller', iban: 'DE89370400440532013000', bic: '' };
const transfer = { account, amount: 114_920, reference: 'WF-5E19NX' };

it('has the lines of the standard', () => {
  expect(epcText(transfer).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Hafenreisen Müller',
    'DE89370400440532013000',
    'EUR1149.20',
    '',
    '',
    'WF-5E19NX',
  ]);
});

it('is drawn only for euros and an IBAN', () => {
  expect(epcCode({ ...transfer, currency: 'eur' })).toMatch(/^<svg /);
  expect(epcCode({ ...transfer, currency: 'usd' })).toBeNull();
  expect(epcCode({ ...transfer, account: { ...account, iban: '' }, currency: 'eur' })).toBeNull();
  expect(epcCode({ ...transfer, amount: 100_000_000_000, currency: 'eur' })).toBeNull();
});
