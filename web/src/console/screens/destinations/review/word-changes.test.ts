import { expect, it } from 'vitest';
import { wordChanges } from './word-changes.ts';

const marked = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ isNew, text }) => (isNew ? `[${text.trim()}]` : text.trim()))
    .join(' ');

it.each([
  ['Ferries at dawn.', 'Ferries at dawn.', 'Ferries at dawn.'],
  ['Ferries at dawn.', 'Ferries at dawn. Walk the walls.', 'Ferries at dawn. [Walk the walls.]'],
  ['a b c', 'a x c', 'a [x] c'],
  ['', 'all of it', '[all of it]'],
  ['gone', '', ''],
  ['a b', 'b a', 'b [a]'],
])('%j to %j', (before, after, shown) => {
  expect(marked(before, after)).toBe(shown);
});

it('the parts joined are the new text', () => {
  const after = 'One  line\nand another,\tthen more.';
  const runs = wordChanges('One line and more.', after);
  expect(runs.map(({ text }) => text).join('')).toBe(after);
});

it('does not compare the words of very long texts', () => {
  const long = 'word '.repeat(3000);
  expect(wordChanges(long, long)).toEqual([{ from: 0, text: long, isNew: false }]);
  expect(wordChanges(long, `${long}more`)[0]?.isNew).toBe(true);
});
