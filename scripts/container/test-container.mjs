/**
 * `npm run test:container`: builds and runs the image. Checks that the container doesn't run as root, can't write its
 * program, stores its data in a volume, is healthy, and stops in time. Needs buildah and, without `--base IMAGE` (an
 * image with Node and npm), debootstrap; installs nothing by itself.
 */
import '../node-version.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeBase } from './make-base.mjs';
import { root } from '../run.mjs';

const IMAGE = 'localhost/wayfarer-test';
const PORT = '3977';
const BUILD = ['build', '--isolation=chroot', '--format=docker', '--network=host'];
const MOST_MEGABYTES = 200;
const WRITES = "require('fs').writeFile('/wayfarer/x', '', (e) => console.log(e?.code))";

const { values } = parseArgs({ options: { base: { type: 'string' } } });
const needed = ['buildah', ...(values.base === undefined ? ['debootstrap'] : [])];
const missing = needed.filter((tool) => spawnSync(tool, ['--version']).error);
if (missing.length > 0) {
  console.error(`Install these packages first: ${missing.join(' ')}`);
  process.exit(2);
}

/** @type {{ name: string, failed?: string }[]} */
const results = [];

/**
 * @param {string} name
 * @param {() => unknown} work throws if the check fails
 */
async function check(name, work) {
  const failed = await Promise.resolve()
    .then(work)
    .then(
      () => undefined,
      (/** @type {Error} */ error) => error.message,
    );
  results.push({ name, ...(failed !== undefined && { failed }) });
  console.log(
    `${failed === undefined ? 'ok    ' : 'FAILED'}  ${name}${failed ? `: ${failed}` : ''}`,
  );
}

/**
 * @param {string} tool
 * @param {...string} args
 */
function run(tool, ...args) {
  const { status, stdout, stderr } = spawnSync(tool, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${tool} ${args.join(' ')}: ${stderr.trim().slice(-600)}`);
  return stdout.trim();
}

/** @param {boolean} holds @param {string} otherwise */
function expect(holds, otherwise) {
  if (!holds) throw new Error(otherwise);
}

/** @param {string} path */
const answer = (path) => fetch(`http://127.0.0.1:${PORT}${path}`);

async function untilReady() {
  for (let tries = 0; tries < 120; tries += 1) {
    const ready = await answer('/readyz').then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await wait(500);
  }
  throw new Error('it did not become ready');
}

/**
 * @param {string} container
 * @param {string[]} command
 */
function start(container, command) {
  const settings = ['MODE=demo', `PORT=${PORT}`, 'HOST=127.0.0.1'].flatMap((one) => ['-e', one]);
  const volume = ['-v', `${data}:/data`];
  const args = ['run', '--isolation=chroot', ...settings, ...volume, container, '--', ...command];
  return spawn('buildah', args, { stdio: ['ignore', 'pipe', 'inherit'] });
}

/**
 * Sends the image's stop signal to the program itself, as a container engine does. Buildah would kill it immediately.
 * @param {NodeJS.Signals} signal
 */
async function stop(signal) {
  for (const id of await readdir('/proc')) {
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
    const settings = await readFile(`/proc/${id}/environ`, 'utf8').catch(() => '');
    const isNode = /^[^\0]*node\0server\/dist\/main\.js\0$/.test(command);
    if (isNode && settings.includes(`PORT=${PORT}\0`)) process.kill(Number(id), signal);
  }
}

/**
 * @param {string} container
 * @param {string[]} command
 */
async function output(container, command) {
  const child = start(container, command);
  const [text, [code]] = await Promise.all([readAll(child.stdout), once(child, 'exit')]);
  expect(code === 0, `${command.join(' ')} exited with ${code}: ${text.slice(-400)}`);
  return text.trim();
}

const folder = await mkdtemp(join(tmpdir(), 'wayfarer-container-'));
const data = join(folder, 'data');
const base = values.base ?? (await makeBase(folder));
// Access to the package registry may need this machine's certificates.
const certificates = existsSync('/etc/ssl/certs') ? ['-v', '/etc/ssl/certs:/etc/ssl/certs:ro'] : [];
await check('the image is built', () =>
  run('buildah', ...BUILD, `--build-arg=BASE=${base}`, ...certificates, '-t', IMAGE, '.'),
);
run('install', '-d', '-o', '1000', '-g', '1000', data);
const container = run('buildah', 'from', IMAGE);
try {
  const image = JSON.parse(run('buildah', 'inspect', IMAGE)).Docker.config;
  const program = [...image.Entrypoint, ...image.Cmd];
  const server = start(container, program);
  const ended = once(server, 'exit');
  await check('it serves as a user other than root', async () => {
    await untilReady();
    const page = await answer('/');
    expect(page.ok && (await page.text()).includes('</html>'), 'no page');
    expect(image.User === '1000:1000', `its user is ${image.User}`);
    const written = await output(container, ['node', '-e', WRITES]);
    expect(written === 'EACCES', `its own folder is writable: ${written}`);
  });
  await check('the image’s own health check passes', () =>
    output(container, image.Healthcheck.Test.slice(1)),
  );
  await check('the doctor reaches it', async () => {
    const said = await output(container, ['node', 'server/dist/cli.js', 'doctor']);
    expect(said.includes('Wayfarer serves'), said);
  });
  await check(`the program takes at most ${MOST_MEGABYTES} MB`, async () => {
    const [size = ''] = (await output(container, ['du', '-sm', '/wayfarer'])).split('\t');
    expect(Number(size) <= MOST_MEGABYTES, `${size} MB`);
    console.log(`        ${size} MB`);
  });
  await check('it stops in time, and keeps its data', async () => {
    const since = performance.now();
    await stop(image.StopSignal);
    const [code] = await ended;
    expect(code === 0, `it exited with ${code}`);
    expect(performance.now() - since < 10_000, 'it took too long');
    const next = start(container, program);
    const log = readAll(next.stdout);
    await untilReady();
    await stop(image.StopSignal);
    expect(!(await log).includes('demo content loaded'), 'data was lost');
  });
} finally {
  run('buildah', 'rm', container);
  await rm(folder, { recursive: true, force: true });
}
const failed = results.filter((one) => one.failed !== undefined).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
