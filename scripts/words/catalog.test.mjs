import { expect, it } from 'vitest';
import { compileCatalog } from './catalog.mjs';
import { catalogTypes } from './catalog-types.mjs';
import { argumentsOf, parseMessage } from './message.mjs';
import { writeMarked } from './pseudo.mjs';

const source = {
  listTexts: {
    title: 'My bookings',
    count:
      '{all, plural, one {Showing {shown} of # booking} other {Showing {shown} of # bookings}}',
    kinds: { 'two words': 'Two words' },
    steps: ['First', 'Then {what}'],
  },
  close: 'Close',
};

/** @param {Partial<Parameters<typeof compileCatalog>[0]>} given */
async function run(given) {
  const code = compileCatalog({ source, language: 'en', groupedFrom: 'x', ...given });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

it('exports each name of the first level', async () => {
  const { listTexts, close } = await run({});
  expect(close).toBe('Close');
  expect(listTexts.title).toBe('My bookings');
  expect(listTexts.count({ shown: 1, all: 1 })).toBe('Showing 1 of 1 booking');
  expect(listTexts.kinds['two words']).toBe('Two words');
  expect(listTexts.steps[1]('go')).toBe('Then go');
});

it('says in English what a language lacks, and in its own order what it has', async () => {
  const translation = {
    listTexts: {
      count: '{all, plural, one {# Buchung, {shown} davon} other {# Buchungen, {shown} davon}}',
    },
  };
  const { listTexts, close } = await run({ translation, language: 'de' });
  expect(listTexts.count({ shown: 2, all: 3 })).toBe('3 Buchungen, 2 davon');
  expect(listTexts.title).toBe('My bookings');
  expect(close).toBe('Close');
});

it('makes the pseudo-language from English: longer, marked, and still readable', async () => {
  const { listTexts } = await run({ language: 'en-XA' });
  expect(listTexts.title).toMatch(/^\[!!! Ṁý ƀööķîñğš( .*)?!!!\]$/);
  expect(listTexts.title.length).toBeGreaterThanOrEqual(Math.floor('My bookings'.length * 1.4));
  expect(listTexts.count({ shown: 1, all: 2 })).toContain('Šĥöŵîñğ 1 öƒ 2 ƀööķîñğš');
});

it('marks the texts of catalogs in pages that stories still read', () => {
  /** @param {string} text */
  const marked = (text) => {
    const tokens = parseMessage(text, 'en');
    return new Function(`return ${writeMarked(tokens, [...argumentsOf(tokens).keys()])}`)();
  };
  expect(marked('Save')).toBe('Save\u200B');
  expect(marked('Pay {amount} now')('$20')).toBe('Pay $20 now\u200B');
  expect(marked('Free until {when}: all')('noon\u200B')).toBe('Free until noon: all\u200B');
  expect(marked('{when}: {what}')({ when: 'noon\u200B', what: 'all' })).toBe('noon: all\u200B');
  expect(marked('{count} · {total}')({ count: 1, total: 2 })).toBe('1 · 2');
  expect(marked('my-data.json')).toBe('my-data.json');
});

it('imports what groups digits only where a text needs it', () => {
  const text = { count: '{n, plural, one {#} other {{n, number}}}' };
  const given = { source: text, language: 'en', groupedFrom: '/contract/grouped.ts' };
  expect(compileCatalog(given)).toContain('import { grouped } from "/contract/grouped.ts";');
  expect(compileCatalog({ ...given, source })).not.toContain('import');
});

it('declares the arguments of every text', () => {
  const types = catalogTypes(source, 'copy.en.json');
  expect(types).toContain('readonly title: string;');
  expect(types).toContain(
    'readonly count: (given: { readonly all: number; readonly shown: string | number }) => string;',
  );
  expect(types).toContain('readonly "two words": string;');
  expect(types).toContain('readonly steps: readonly [string, (what: string | number) => string];');
  expect(types).toContain('export declare const close: string;');
});
