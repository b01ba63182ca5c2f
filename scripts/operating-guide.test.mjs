import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';

const read = (/** @type {string} */ file) => readFile(join(root, file), 'utf8');
/** @param {string} text @param {RegExp} pattern */
const all = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, found = '']) => found));

const guide = await read('docs/operating.md');
const readme = await read('README.md');
const folder = 'server/src/config';
const files = (await readdir(join(root, folder))).map((name) => join(folder, name));
const sources = await Promise.all(['server/src/config.ts', ...files].map(read));
const known = all(sources.join('\n'), /'([A-Z][A-Z_]{3,})'/g);

it('the guide and the README name no variable that the program does not read', () => {
  const assigned = all(guide, /^([A-Z][A-Z_]+)=/gm);
  const inText = all(guide, /`([A-Z]+_[A-Z_]+)(?:=[^`]*)?`/g);
  const inTable = all(readme, /`([A-Z]+_[A-Z_]+)`/g);
  expect(assigned.size).toBeGreaterThan(10);
  const unknown = [...assigned, ...inText, ...inTable].filter((name) => !known.has(name));
  // A prefix in the text.
  expect(unknown.filter((name) => name !== 'STRIPE_')).toEqual([]);
});

it('the README has every variable that the program reads', () => {
  const missing = [...known].filter((name) => !readme.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});

it('the guide and the README name no command that does not exist', async () => {
  const { scripts } = JSON.parse(await read('package.json'));
  const operate = await read('server/src/operate.ts');
  const npmCommands = all(guide + readme, /npm run ([\w:]+)/g);
  expect([...npmCommands].filter((name) => !(name in scripts))).toEqual([]);
  const commands = all(guide, /\bwayfarer (backup|restore|doctor|rotate-\w+)/g);
  expect(commands.size).toBe(4);
  for (const name of commands) expect(operate).toMatch(new RegExp(`^  '?${name}'?: async`, 'm'));
});

it('the guide has each file that it tells to copy, and names each that is there', async () => {
  const copied = all(guide, /docs\/operating\/([\w.-]+\w)/g);
  const linked = all(guide, /\(operating\/([\w.-]+)\)/g);
  const there = await readdir(join(root, 'docs/operating'));
  expect(copied.size).toBeGreaterThan(2);
  expect([...copied, ...linked].filter((name) => !there.includes(name))).toEqual([]);
  // `cp docs/operating/*.service` and `*.timer` take the units.
  const isUnit = (/** @type {string} */ name) => /\.(?:service|timer)$/.test(name);
  expect(there.filter((name) => !linked.has(name) && !isUnit(name))).toEqual([]);
});

it('the guide names metrics and log lines that exist', async () => {
  const makers = ['http/metrics.ts', 'process-metrics.ts'];
  const metrics = await Promise.all(makers.map((file) => read(`server/src/${file}`)));
  for (const name of all(guide, /`(wayfarer_\w+)`/g)) expect(metrics.join()).toContain(`'${name}'`);
  const lines = await Promise.all(
    ['jobs/runner.ts', 'jobs/deliver-mail.ts', 'db/slow-statements.ts', 'db/open.ts'].map((file) =>
      read(`server/src/${file}`),
    ),
  );
  for (const line of [
    'a job failed; it will run again',
    'a mail was not delivered',
    'a slow statement',
    'embedded database',
  ]) {
    expect(guide).toContain(`\`${line}\``);
    expect(lines.join()).toContain(`'${line}'`);
  }
});
