import { expect, it } from 'vitest';
import { texts as payment } from '../features/payments/copy.texts.js';
import { texts as detail } from '../features/spots/detail/copy.texts.js';

it('refuses to compile a text with a missing or wrong argument, or one that no catalog has', () => {
  expect(payment.pay('$20')).toBe('Pay $20');
  expect(detail.picture({ index: 1, count: 2 })).toBe('Show picture 1 of 2');
  // @ts-expect-error the amount is missing
  expect(payment.pay()).toBe('Pay undefined');
  // @ts-expect-error the count is missing
  expect(detail.picture({ index: 1 })).toBe('Show picture 1 of undefined');
  // @ts-expect-error it has no arguments
  expect(() => payment.title('$20')).toThrow(TypeError);
  // @ts-expect-error there is no such text
  expect(payment.nothing).toBeUndefined();
});
