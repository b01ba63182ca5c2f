import { expect, it } from 'vitest';
import { brandName } from './card-brand.ts';

it('names the brands of cards, and none that it does not know', () => {
  expect([brandName('amex'), brandName('visa'), brandName('new'), brandName(null)]).toEqual([
    'American Express',
    'Visa',
    'Card',
    'Card',
  ]);
});
