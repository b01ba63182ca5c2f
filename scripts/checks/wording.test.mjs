import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../run.mjs';
import { findWords, fixedWords, wordingProblems } from './wording.mjs';

it.each([
  ['docs/guide.md', 'The list stands here.', ['stands']],
  ['docs/guide.md', 'The flag stands for a booking.', []],
  ['server/src/a.ts', '/** What was paid. */', ['What']],
  ['server/src/a.ts', 'const one = 1; // Lets it pass', ['Lets']],
  ['server/src/a.ts', ' * What was paid goes on here.', []],
  ['server/src/a.ts', '/** The places; null: no limit. */', ['; null: ']],
  ['server/src/a.ts', '/** The places; null if there is no limit. */', []],
  ['server/src/a.ts', "const whatever = 'meanwhile';", []],
  ['web/src/features/trips/copy.ts', "saved: 'Saved meanwhile.',", ['meanwhile']],
  ['server/src/a.ts', 'const travellerName = 1;', ['travellerName']],
  ['server/src/a.ts', 'a cancellation is never cancelling', ['cancelling']],
])('in %s, reads %j', (file, text, words) => {
  expect(findWords(file, text).map(({ found }) => found)).toEqual(words);
});

it('allows a word that others fixed, until no one uses it', async () => {
  const base = await mkdtemp(join(tmpdir(), 'wording-'));
  onTestFinished(() => rm(base, { recursive: true }));
  await writeFile(join(base, 'row.ts'), "const state = 'cancelled';\n");
  expect(await wordingProblems(base, {})).toEqual(['row.ts:1: "cancelled"; better: canceled']);
  expect(await wordingProblems(base, { cancelled: 'a state' })).toEqual([]);
  expect(await wordingProblems(base, { cancelled: 'a state', traveller: 'a role' })).toEqual([
    expect.stringContaining('"traveller": its exception'),
  ]);
});

it('names a reason for each exception, and finds nothing else in the repository', async () => {
  expect(Object.values(fixedWords).every((reason) => reason.length > 10)).toBe(true);
  expect(await wordingProblems(root)).toEqual([]);
});
