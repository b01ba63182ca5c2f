import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMarkup, writeMarkup } from './simple-markup.ts';

it('has headings, paragraphs and lists', () => {
  const text = 'Hello\nthere.\n\n## One\nRight below.\n- a\n- b\n\nAfter.\n\n# Two\n\n* c\n';
  expect(readMarkup(text)).toEqual({
    intro: ['Hello\nthere.'],
    sections: [
      { title: 'One', blocks: ['Right below.', ['a', 'b'], 'After.'] },
      { title: 'Two', blocks: [['c']] },
    ],
  });
  expect(readMarkup('')).toEqual({ intro: [], sections: [] });
});

it('reads back what it wrote', () => {
  const word = fc.stringMatching(/^[a-z][a-z ]{0,8}[a-z]$/);
  const section = fc.record({
    title: word,
    // two lists in a row would be read as one
    blocks: fc
      .tuple(word, fc.array(word, { minLength: 1 }))
      .map(([text, points]) => [text, points]),
  });
  const same = fc.property(word, fc.array(section), (intro, sections) => {
    expect(readMarkup(writeMarkup(intro, sections))).toEqual({ intro: [intro], sections });
  });
  fc.assert(same, { numRuns: 200 });
});
