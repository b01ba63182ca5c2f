import { execSync } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { variables } from '../../server/src/config/variables.ts';
import { root } from '../run.mjs';

const read = (/** @type {string} */ file) => readFile(join(root, file), 'utf8');
/** @param {string} text @param {RegExp} pattern */
const all = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, found = '']) => found));

const rooms = (await readdir(join(root, 'docs/operating'))).filter((name) => name.endsWith('.md'));
const pages = ['docs/operating.md', ...rooms.map((name) => `docs/operating/${name}`)];
const guide = (await Promise.all(pages.map(read))).join('\n');
const readme = await read('README.md');
const known = new Set(Object.keys(variables.shape));

it('the guide and the README name no variable that the program does not read', () => {
  const assigned = all(guide, /^([A-Z][A-Z\d_]+)=/gm);
  const inText = all(guide, /`([A-Z]+_[A-Z\d_]+)(?:=[^`]*)?`/g);
  const inTable = all(readme, /`([A-Z]+_[A-Z\d_]+)`/g);
  expect(assigned.size).toBeGreaterThan(10);
  const unknown = [...assigned, ...inText, ...inTable].filter((name) => !known.has(name));
  // Names in the text that aren't the product's variables: prefixes, and variables of the tests, npm and etcd.
  const others = new Set([
    'STRIPE_',
    'PICTURES_S3_',
    'CHROMIUM_PATH',
    'NODE_ENV',
    'ETCD_INITIAL_CLUSTER_STATE',
  ]);
  expect(unknown.filter((name) => !others.has(name))).toEqual([]);
});

it('the README has every variable that the program reads', () => {
  const missing = [...known].filter((name) => !readme.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});

it('the environment file has every variable, and no other', async () => {
  const listed = all(await read('docs/operating/wayfarer.env'), /^#?([A-Z][A-Z\d_]+)=/gm);
  expect([...listed].sort()).toEqual([...known].sort());
});

it('the guide and the README name no command that does not exist', async () => {
  const { scripts } = JSON.parse(await read('package.json'));
  const cli = await read('server/src/cli/command-line.ts');
  const npmCommands = all(guide + readme, /npm run ([\w:]+)/g);
  expect([...npmCommands].filter((name) => !(name in scripts))).toEqual([]);
  const commands = all(guide, /\bwayfarer (backup|restore|doctor|rotate-\w+)/g);
  expect(commands.size).toBe(4);
  for (const name of commands) expect(cli).toMatch(new RegExp(`^  '?${name}'?: \\(`, 'm'));
});

it('the guide has each file that it tells to copy, and names each that is there', async () => {
  const copied = all(guide, /docs\/operating\/([\w.-]+\w)/g);
  const linked = all(guide, /\]\((?:operating\/)?([\w-][\w.-]*)[)/#]/g);
  const there = await readdir(join(root, 'docs/operating'));
  expect(copied.size).toBeGreaterThan(2);
  expect([...copied].filter((name) => !there.includes(name))).toEqual([]);
  // `cp docs/operating/*.service` and `*.timer` copy the units, so the guide doesn't name each.
  const isUnit = (/** @type {string} */ name) => /\.(?:service|timer)$/.test(name);
  expect(there.filter((name) => !linked.has(name) && !isUnit(name))).toEqual([]);
});

it('the guide names metrics that exist', async () => {
  const makers = [
    'http/lifecycle/metrics.ts',
    'http/lifecycle/work-metrics.ts',
    'process/process-metrics.ts',
  ];
  const metrics = await Promise.all(makers.map((file) => read(`server/src/${file}`)));
  for (const name of all(guide, /`(wayfarer_\w+)`/g)) expect(metrics.join()).toContain(`'${name}'`);
});

/** @param {string} folder */
async function sourcesIn(folder) {
  const names = await readdir(join(root, folder), { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return (await Promise.all(files.map((name) => read(join(folder, name))))).join('\n');
}

it('the guide names the warnings that matter, as they are logged', async () => {
  const server = await sourcesIn('server/src');
  const text = guide.replaceAll(/\s+/g, ' ');
  for (const line of [
    'a job failed; it will run again',
    'an email was not delivered',
    'a slow statement',
    'a database connection broke',
    'embedded database',
  ]) {
    expect(text).toContain(`\`${line}\``);
    expect(server).toContain(`'${line}'`);
  }
  const [, worrying = ''] = /const WORRYING: [\s\S]*?new Set\(\[([^\]]*)\]/.exec(server) ?? [];
  const types = all(worrying, /'([\w-]+)'/g);
  expect(types.size).toBeGreaterThan(5);
  expect([...types].filter((type) => !text.includes(`\`${type}\``))).toEqual([]);
});

it('the guide says what to do about every error line', async () => {
  const code = (await sourcesIn('server/src')) + (await sourcesIn('identity/src'));
  const lines = all(code, /log\.error\([^';]*'([^']+)'/g);
  expect(lines.size).toBeGreaterThan(10);
  expect([...lines].filter((line) => !guide.includes(`\`${line}\``))).toEqual([]);
});

it('the guide counts the connections of a process as the program does', async () => {
  const [, pool] =
    /POOL_SIZE = (\d+)/.exec(await read('server/src/db/postgres/open-postgres.ts')) ?? [];
  expect(guide).toContain(`each process keeps up to ${Number(pool) + 1}.`);
});

it('the proxies of the guide keep no log of visits [attack one-time codes in a proxy’s log]', async () => {
  const nginx = await read('docs/operating/nginx.conf');
  expect(nginx).toMatch(/^ +access_log off;$/m);
  expect(nginx).toMatch(/^ +error_log \S+ crit;$/m);
  // The nginx of Debian 12 and Ubuntu 24.04 refuses this line.
  expect(nginx).not.toMatch(/^ +http2 on;/m);
  expect(await read('docs/operating/Caddyfile')).toMatch(/log \{\s+exclude http\.log\.error\s+\}/);
});

it('the nightly backup deletes its own old files and unfinished ones, and no one else’s', async () => {
  const unit = await read('docs/operating/wayfarer-backup.service');
  const folder = await mkdtemp(join(tmpdir(), 'wayfarer-backups-'));
  const days = (/** @type {number} */ n) => new Date(Date.now() - n * 86_400_000);
  const ages = {
    '2026-01-02-031500.gz': 40,
    '2026-03-02-031500.gz': 3,
    'before-upgrade.gz': 40,
    '2026-01-03-031500.gz.unfinished-77': 2,
    'today.gz.unfinished-78': 0,
  };
  for (const [name, age] of Object.entries(ages)) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), days(age), days(age));
  }
  const sweeps = [...all(unit, /^ExecStartPost=(.+)$/gm)];
  for (const sweep of sweeps) execSync(sweep.replace('/var/backups/wayfarer', folder));
  const left = await readdir(folder);
  await rm(folder, { recursive: true });
  expect(left.sort()).toEqual([
    '2026-03-02-031500.gz',
    'before-upgrade.gz',
    'today.gz.unfinished-78',
  ]);
  // The names above must match the file names that the unit creates.
  expect(unit).toContain('$$(date +%%F-%%H%%M%%S).gz');
});
