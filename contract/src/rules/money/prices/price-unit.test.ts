import { expect, it } from 'vitest';
import { priceFor, priceUnit } from './price-unit.ts';

it('says whom a price is for', () => {
  expect(priceUnit({})).toBe('per adult, per day');
  expect(priceUnit({ prices: { per: 'person' } })).toBe('per adult, per day');
  expect(priceUnit({ prices: { per: 'booking' } })).toBe('per party, per day');
  expect(priceFor({ prices: { per: 'booking' } })).toBe('per party');
});
