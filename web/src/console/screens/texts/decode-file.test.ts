import { expect, it } from 'vitest';
import { decodeFile } from './decode-file.ts';

const file = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);
const wide = (text: string, isLittle: boolean) =>
  [...`\uFEFF${text}`].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    const pair = [code & 0xff, code >> 8];
    return isLittle ? pair : pair.toReversed();
  });

it('reads UTF-8 and both kinds of UTF-16', async () => {
  expect(await decodeFile(new Blob(['\uFEFFId;Grüße']))).toBe('Id;Grüße');
  expect(await decodeFile(file(...wide('Grüße, مرحبا', true)))).toBe('Grüße, مرحبا');
  expect(await decodeFile(file(...wide('Grüße', false)))).toBe('Grüße');
});

it('refuses files that would lose letters, and files that are not text', async () => {
  expect(await decodeFile(file(0x47, 0x72, 0xfc, 0xdf, 0x65))).toBeUndefined(); // Windows-1252
  expect(await decodeFile(file(0x50, 0x4b, 3, 4, 0, 0))).toBeUndefined(); // a workbook
  expect(await decodeFile(file(0x49, 0, 0x64, 0))).toBeUndefined(); // UTF-16 without a mark
});
