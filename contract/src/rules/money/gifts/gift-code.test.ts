import { expect, it } from 'vitest';
import { readGiftCode, showGiftCode } from './gift-code.ts';

const CODE = '0123456789ABCDEFGH1K';

it('reads a code however it is typed', () => {
  expect(readGiftCode(showGiftCode(CODE))).toBe(CODE);
  expect(readGiftCode(' o123 4567-89ab cdef ghlk ')).toBe(CODE);
  expect(readGiftCode('0123')).toBeNull();
  expect(readGiftCode('0123-4567-89AB-CDEF-GH1U')).toBeNull();
});

it('shows a code in groups of four', () => {
  expect(showGiftCode(CODE)).toBe('0123-4567-89AB-CDEF-GH1K');
});
