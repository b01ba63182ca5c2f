import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimedTags } from './spec-coverage/claimed-tags.mjs';
import { runSpecCoverage } from './spec-coverage.mjs';

describe('claimedTags', () => {
  it.each([
    ['a plain title', "it('[spec §2 A: b] works', () => {})", ['spec §2 A: b']],
    ['several tags', "test('[spec §2 A: b] [spec §5 C: d]', f)", ['spec §2 A: b', 'spec §5 C: d']],
    ['a template', 'it(`[spec §2 A: b] for ${who}`, f)', ['spec §2 A: b']],
    ['a joined title', "it('one ' + '[spec §2 A: b]', f)", ['spec §2 A: b']],
    ['the title of each', "it.each([1])('[spec §2 A: b] %d', f)", ['spec §2 A: b']],
    ['the title of a tagged table', 'it.each`n\n${1}`("[spec §2 A: b] $n", f)', ['spec §2 A: b']],
    ['rows of each', "it.each([['[spec §2 A: b]', 1]])('%s', f)", ['spec §2 A: b']],
    [
      'a test in a suite',
      "test.describe('[spec §2 A: b]', () => { test('[spec §3 C: d]', f) })",
      ['spec §2 A: b', 'spec §3 C: d'],
    ],
    ['an attack', "it('is refused [attack a b] [incident c]', f)", ['attack a b', 'incident c']],
    ['types and modifiers', "it.concurrent<X>('[spec §2 A: b]', f as Y)", ['spec §2 A: b']],
  ])('reads %s', (_, source, tags) => {
    expect(claimedTags(source)).toEqual(tags);
  });

  it.each([
    ['a comment', "// it('[spec §2 A: b]', f)"],
    ['a string', "expect('[spec §2 A: b]').toBe(x)"],
    ['a skipped test', "it.skip('[spec §2 A: b]', f)"],
    ['a test to come', "it.todo('[spec §2 A: b]')"],
    ['a test that must fail', "it.fails('[spec §2 A: b]', f)"],
    ['a test in a skipped suite', "describe.skip('x', () => { it('[spec §2 A: b]', f) })"],
    ['rows of a skipped test', "it.skip.each([['[spec §2 A: b]']])('%s', f)"],
    ['a step', "test.step('[spec §2 A: b]', f)"],
    ['a regular expression', "/x/.test('[spec §2 A: b]')"],
  ])('passes over %s', (_, source) => {
    expect(claimedTags(source)).toEqual([]);
  });

  it('reads JSX with an apostrophe', () => {
    const source = "const a = <b>don't</b>; it('[spec §2 A: b]', () => render(a))";
    expect(claimedTags(source, 'tsx')).toEqual(['spec §2 A: b']);
  });
});

describe('the command', () => {
  /** @type {string} */
  let base;
  /**
   * @param {string} path
   * @param {string} text
   */
  const write = async (path, text) => {
    await mkdir(dirname(join(base, path)), { recursive: true });
    await writeFile(join(base, path), text);
  };
  /** @param {string[]} args */
  const run = (...args) => runSpecCoverage(base, args);

  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'wayfarer-spec-'));
    const statements = [
      { tag: 'spec §2 A: one', text: 'Shows a|b.', area: 'home' },
      { tag: 'spec §2 A: two', text: 'Shows two.', area: 'home' },
      { tag: 'spec §9 B: one', text: 'Is 5.', area: 'constants' },
    ];
    const attack = { tag: 'attack pay twice', text: 'One charge.', area: 'money' };
    await write('docs/spec-statements.json', JSON.stringify(statements));
    await write('docs/attacks/money.json', JSON.stringify([attack]));
    await write('web/src/b.test.tsx', "it('[spec §2 A: one]', f); it('[spec §2 A: one] too', f)");
    await write('e2e/a.spec.ts', "test('[spec §2 A: one] [spec §9 B: one] [attack pay twice]', f)");
    await write('web/dist/c.test.ts', "it('[spec §2 A: two]', f)");
    await write('web/node_modules/d/e.test.ts', "it('[spec §2 A: two]', f)");
    await write('scripts/c.test.mjs', "it('[spec §9 B: one]', f)");
    await write('web/src/not-a-test.ts', "it('[spec §2 A: two]', f)");
  });

  afterEach(() => rm(base, { recursive: true }));

  it('prints which files prove each statement', async () => {
    const { code, lines } = await run();
    expect(code).toBe(0);
    const report = lines.join('\n');
    expect(report).toContain('Statements with a test: 3 of 4.');
    expect(report).toContain(
      '| **spec §2 A: one** Shows a\\|b. | `e2e/a.spec.ts`<br>`web/src/b.test.tsx` |',
    );
    expect(report).toContain('| **spec §2 A: two** Shows two. | none |');
    expect(report).toContain('| **attack pay twice** One charge. | `e2e/a.spec.ts` |');
  });

  it('checks that every statement has a test', async () => {
    expect(await run('--check')).toEqual({
      code: 1,
      lines: ['1 statements without a test:', '  [spec §2 A: two] Shows two.'],
    });
    await write('e2e/b.spec.ts', "test('[spec §2 A: two]', f)");
    expect(await run('--check')).toEqual({ code: 0, lines: [] });
  });

  it('checks that every tag has a statement', async () => {
    await write('e2e/b.spec.ts', "test('[spec §2 A: two] [spec §2 A: tow]', f)");
    const unknown = ['1 tags without a statement:', '  e2e/b.spec.ts: [spec §2 A: tow]'];
    expect(await run()).toMatchObject({ code: 1, lines: expect.arrayContaining(unknown) });
    expect(await run('--check')).toEqual({ code: 1, lines: unknown });
  });

  it('lists what is missing in an area', async () => {
    const home = ['home (1 of 2)', '  [spec §2 A: two] Shows two.'];
    expect(await run('--missing', 'home')).toEqual({ code: 0, lines: home });
    expect((await run('--missing')).lines).toEqual([
      ...home,
      'constants (1 of 1)',
      'money (1 of 1)',
    ]);
    expect(await run('--missing', 'nowhere')).toEqual({
      code: 1,
      lines: ['no area nowhere; there are home, constants, money'],
    });
  });

  it('names a test file that it cannot parse, and duplicate tags', async () => {
    await write('e2e/broken.spec.ts', "test('");
    await expect(run()).rejects.toThrow('e2e/broken.spec.ts cannot be parsed');
    const one = { tag: 'spec §2 A: one', text: 'x', area: 'home' };
    await write('docs/spec-statements.json', JSON.stringify([one, one]));
    await expect(run()).rejects.toThrow('duplicate tags: spec §2 A: one');
  });
});
