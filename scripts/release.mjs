/**
 * `npm run release`: makes a folder and an archive of the product for this platform, which need only `node` to run.
 * `npm run release -- --out FOLDER` sets the location, `--no-archive` skips the archive.
 */
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root, runVisibly, secondsSince } from './run.mjs';

const PARTS = [
  'LICENSE',
  'README.md',
  'card-sandbox/assets',
  'demo',
  'docs/guide',
  'docs/images/guide',
  'docs/operating',
  'docs/operating.md',
  'durable-pglite/dist',
  'identity/assets',
  'scripts/node-version.mjs',
  'scripts/operate.mjs',
  'scripts/run.mjs',
  'server/dist',
  'server/fonts',
  'server/src/db/migrations',
  'web/dist',
];
const MANIFESTS = ['.npmrc', 'package-lock.json', 'package.json'];

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'release' },
    archive: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const { version, workspaces } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
const name = `wayfarer-${version}-${process.platform}-${process.arch}`;
// npm starts scripts in the repository, but a relative path is meant from the folder where npm was called.
const out = resolve(process.env['INIT_CWD'] ?? process.cwd(), values.out);
const folder = join(out, name);

/** @param {string} part */
async function take(part) {
  if (!existsSync(join(root, part))) throw new Error(`${part} is missing`);
  await cp(join(root, part), join(folder, part), {
    recursive: true,
    filter: (source) => !source.endsWith('.tsbuildinfo') && !source.endsWith('.d.ts'),
  });
}

/** @param {string[]} command */
function run([program = '', ...args]) {
  const { status, error } = spawnSync(program, args, { cwd: out, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} exited with ${status}`);
}

/** Installs the packages of the lock file, then removes the workspaces that serving doesn't need. */
async function installPackages() {
  const manifests = workspaces.map((/** @type {string} */ one) => `${one}/package.json`);
  for (const part of [...MANIFESTS, ...manifests]) await take(part);
  run(['npm', 'ci', '--omit=dev', '--no-audit', '--no-fund', '--prefix', folder]);
  for (const one of workspaces.filter((/** @type {string} */ path) => !isPart(path))) {
    await rm(join(folder, one), { recursive: true });
    await rm(join(folder, 'node_modules/@wayfarer', one), { force: true });
  }
}

/** @param {string} workspace */
function isPart(workspace) {
  return PARTS.some((part) => part.startsWith(`${workspace}/`));
}

/** Writes a file with the commit, because the folder has no Git history. */
async function writeRevision() {
  const { stdout, status } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root });
  if (status === 0) await writeFile(join(folder, 'REVISION'), stdout);
}

const started = performance.now();
if ((await runVisibly(['node', 'scripts/build.mjs', '--languages'])) !== 0) process.exit(1);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const part of PARTS) await take(part);
await installPackages();
await writeRevision();
if (values.archive) run(['tar', '-czf', `${name}.tar.gz`, name]);
console.log(`released  ${folder}${values.archive ? ', .tar.gz' : ''}  ${secondsSince(started)}`);
