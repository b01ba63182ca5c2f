import { expect, it } from 'vitest';
import { decodeText } from './bank-statements/decode-text.ts';
import { windows1252 } from './windows-1252.ts';

it('is what the reader of bank statements decodes', () => {
  const text = 'Grüße, Señor Œuvre – „1.200 €“ Ÿ\r\n';
  expect(decodeText(windows1252(text))).toBe(text);
  expect(windows1252(text)).toHaveLength(text.length);
});

it('writes letters that it lacks without their accents, and others as question marks', () => {
  const read = (text: string) => decodeText(windows1252(text));
  expect(read('Łódź Dvořák')).toBe('?ódz Dvorák');
  expect(read('نور 🏔 u\u0308')).toBe('??? ? ü');
});
