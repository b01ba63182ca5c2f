import { afterEach, expect, it, vi } from 'vitest';

const FORMATS = '../../../words/formats/numbers.texts.js';
afterEach(() => {
  vi.doUnmock(FORMATS);
  vi.resetModules();
});

it.each([
  { language: 'English', groupSign: ',', clear: '1,250', unclear: ['1.250'] },
  { language: 'German', groupSign: '.', clear: '1.250', unclear: ['1,250'] },
  { language: 'French', groupSign: '\u202f', clear: '1 250', unclear: ['1.250', '1,250'] },
])('only the way in which $language pages group digits isn’t asked about', async (row) => {
  vi.resetModules();
  vi.doMock(FORMATS, async (original) => ({
    ...(await original<object>()),
    groupSign: row.groupSign,
  }));
  const { readAmount } = await import('./amount.ts');
  expect(readAmount(row.clear, 'eur')).toEqual({ ok: true, minor: 125_000 });
  for (const typed of row.unclear) {
    expect(readAmount(typed, 'eur')).toEqual({
      ok: false,
      reason: 'unclear',
      readings: [125_000, 125],
    });
  }
});
