import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { SETTING_KEYS, SETTINGS } from './settings.ts';

const accepts = (key: (typeof SETTING_KEYS)[number], value: unknown) =>
  z.safeParse<z.core.$ZodType>(SETTINGS[key].schema, value).success;

it.each(SETTING_KEYS)('%s belongs to a group, and its default is one that it accepts', (key) => {
  expect(key).toMatch(/^[a-z]+(?:\.[a-z]+(?:_[a-z]+)*)?\.[a-zA-Z]+(?:\.[a-z]{2})?$/);
  const { schema, default: usual } = SETTINGS[key];
  expect(z.parse<z.core.$ZodType>(schema, usual)).toEqual(usual);
});

const rates = (...each: object[]) => ({ base: 'usd', asOf: '2026-11-26', rates: each });

it.each([
  ['agency.name', 'Blue Journeys', true],
  ['agency.name', '  ', false],
  ['agency.email', '', true],
  ['agency.email', 'hello@example.com', true],
  ['agency.email', 'hello', false],
  ['agency.whatsapp', '', true],
  ['agency.whatsapp', '+351 912 345 678', true],
  ['agency.whatsapp', '912 345 678', false],
  ['booking.transferUntilDays', 0, true],
  ['booking.transferUntilDays', 1.5, false],
  ['booking.transferUntilDays', -1, false],
  ['booking.transferUntilDays', '7', false],
  ['site.currencyRates', '', true],
  ['site.currencyRates', rates({ currency: 'eur', perUnit: 0.92 }), true],
  ['site.currencyRates', rates({ currency: 'EUR', perUnit: 0.92 }), true],
  ['site.currencyRates', rates(), false],
  ['site.currencyRates', rates({ currency: 'euro', perUnit: 0.92 }), false],
  ['site.currencyRates', rates({ currency: 'eur', perUnit: 0 }), false],
  ['site.currencyRates', rates({ currency: 'eur', perUnit: '0.92' }), false],
  ['site.currencyRates', rates({ currency: 'usd', perUnit: 1 }), false],
  ['site.currencyRates', { ...rates({ currency: 'eur', perUnit: 1 }), asOf: '2026-02-30' }, false],
] as const)('%s of %j is accepted: %s', (key, value, accepted) => {
  expect(accepts(key, value)).toBe(accepted);
});
