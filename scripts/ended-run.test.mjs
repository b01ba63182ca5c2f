import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from './run.mjs';

const literal = (/** @type {string} */ path) => JSON.stringify(join(root, path));

/**
 * A configuration like vitest.config.ts, with a test that never ends, one PostgreSQL for the run, and one that the test
 * starts.
 */
const config = `
  import { FORKS } from ${literal('scripts/test/forks.ts')};
  export default { test: { ...FORKS, globals: true, globalSetup: ['setup.mjs'] } };`;
const setup = `
  import { startPostgres } from ${literal('server/src/test/database/postgres.ts')};
  export default async (project) => {
    const postgres = await startPostgres();
    project.provide('postgresUrl', postgres.url);
    return () => postgres.stop();
  };`;
const test = `
  import { inject } from ${literal('node_modules/vitest/dist/index.js')};
  import { startPostgres } from ${literal('server/src/test/database/postgres.ts')};
  test('never ends', async () => {
    const own = await startPostgres();
    process.stdout.write('servers ' + inject('postgresUrl') + ' ' + own.url + ' end\\n');
    await new Promise(() => setInterval(() => {}, 1000));
  }, 0);`;
const run = `
  import { rmSync } from 'node:fs';
  import { endCommandsWithSignals, runVisibly } from ${literal('scripts/run.mjs')};
  const [folder] = process.argv.slice(1);
  endCommandsWithSignals(() => rmSync(folder + '/working', { recursive: true, maxRetries: 3 }));
  const env = { TMPDIR: folder + '/working' };
  await runVisibly(['vitest', 'run', '--root', folder], { env });
  console.log('went on');`;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfarer-ended-run-'));
  await mkdir(join(folder, 'working'));
  // PostgreSQL doesn't run as root, so its user needs permission to enter these folders.
  await Promise.all(['', 'working'].map((name) => chmod(join(folder, name), 0o755)));
  const files = { 'vitest.config.mjs': config, 'setup.mjs': setup, 'endless.test.mjs': test };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** @param {string} url */
function listens(url) {
  return new Promise((resolve) => {
    const socket = createConnection(Number(new URL(url).port), '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/**
 * Runs a program, and ends it after it has printed the addresses of its servers.
 * @param {string} code
 * @param {NodeJS.Signals} signal
 * @param {string} [who] gets the signal
 */
async function endWhenServed(code, signal, who = 'its program') {
  const program = spawn(process.execPath, ['--input-type=module', '-e', code, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // a process group, which has the negative id
  });
  const { pid = Number.NaN } = program;
  let output = '';
  /** @type {string[]} */
  let servers = [];
  program.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    output += text;
    const said = /servers (\S+) (\S+) end/.exec(output);
    if (!said || servers.length > 0) return;
    servers = said.slice(1);
    process.kill(who === 'its program' ? pid : -pid, signal);
  });
  const exit = once(program, 'exit');
  // The pipe closes when the last process that has it open exits: the runner and its workers.
  await once(program.stdout, 'end');
  return { exit: await exit, servers, output };
}

it.each(
  /** @type {const} */ ([
    ['SIGTERM', 'its program', 143],
    ['SIGHUP', 'every process at its terminal', 129],
  ]),
)(
  'a run of tests that is ended by %s to %s leaves nothing behind [incident a run of tests left behind]',
  async (signal, who, code) => {
    const { exit, servers, output } = await endWhenServed(run, signal, who);
    expect(exit).toEqual([code, null]);
    expect(servers).toHaveLength(2);
    await expect.poll(() => Promise.all(servers.map(listens))).toEqual([false, false]);
    expect(output).not.toContain('went on');
    expect(existsSync(join(folder, 'working'))).toBe(false);
  },
);

/** A story that never ends, with the product as its server. */
const story = `
  import { test } from ${literal('node_modules/@playwright/test/index.mjs')};
  import { startServer } from ${literal('e2e/start-server.ts')};
  test('never ends', async () => {
    test.setTimeout(0);
    const server = await startServer({ MODE: 'demo' });
    process.stdout.write('servers ' + server.origin + ' ' + server.origin + ' end\\n');
    await new Promise(() => setInterval(() => {}, 1000));
  });`;
const stories = `
  import { endCommandsWithSignals, runVisibly } from ${literal('scripts/run.mjs')};
  const [folder] = process.argv.slice(1);
  endCommandsWithSignals();
  const env = { TMPDIR: folder + '/working' };
  await runVisibly(['playwright', 'test', '--config', folder], { env });
  console.log('went on');`;

it('a run of stories that is ended leaves no server and no data behind [incident a run of tests left behind]', async () => {
  const config = "export default { testMatch: 'endless.spec.mjs' };";
  await writeFile(join(folder, 'playwright.config.mjs'), config);
  await writeFile(join(folder, 'endless.spec.mjs'), story);
  const { exit, servers, output } = await endWhenServed(stories, 'SIGTERM');
  expect(output).not.toContain('went on');
  expect(exit).toEqual([143, null]);
  await expect.poll(() => Promise.all(servers.map(listens))).toEqual([false, false]);
  const left = await readdir(join(folder, 'working'));
  expect(left.filter((name) => name.startsWith('wayfarer-e2e-'))).toEqual([]);
}, 180_000);

it('a check that is ended leaves no compiler behind [incident a run of tests left behind]', async () => {
  await writeFile(join(folder, 'checked.ts'), 'export const checked = true;');
  await writeFile(join(folder, 'tsconfig.json'), '{ "files": ["checked.ts"] }');
  const check = `
    import { endCommandsWithSignals, runVisibly } from ${literal('scripts/run.mjs')};
    endCommandsWithSignals();
    await runVisibly(['tsc', '--watch', '--noEmit', '-p', ${JSON.stringify(folder)}]);`;
  const program = spawn(process.execPath, ['--input-type=module', '-e', check], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  program.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    output += text;
    if (/Watching for file changes/.test(output)) program.kill('SIGTERM');
  });
  const exit = once(program, 'exit');
  // The pipe closes when the last process that has it open exits.
  await once(program.stdout, 'end');
  expect(await exit).toEqual([143, null]);
});
