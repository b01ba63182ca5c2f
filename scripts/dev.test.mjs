import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from './run.mjs';

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

it('serves the sources, and takes over a change to the server', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wayfarer-dev-'));
  const port = await freePort();
  const { PATH, TMPDIR } = process.env;
  const program = spawn(process.execPath, ['--liftoff-only', 'scripts/dev.mjs'], {
    cwd: root,
    env: { PATH, TMPDIR, PORT: String(port), DATA_DIR: dataDir, SEED: 'none' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(program, 'exit');
  onTestFinished(async () => {
    program.kill('SIGKILL');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  });
  let output = '';
  program.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    output += text;
  });
  /** @param {string} text */
  async function said(text) {
    await expect.poll(() => output, { timeout: 100_000 }).toContain(text);
  }
  const read = async (/** @type {string} */ path) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: '*/*' } })).text();

  await said('Wayfarer is ready');
  expect(await read('/')).toContain('/@dev/development/client.ts');
  expect(await read('/@dev/development/client.ts')).toContain('/@dev/src/entry-client.tsx');
  const team = await read('/api/team');
  // Does what an editor does when it saves an unchanged file.
  const now = new Date();
  await utimes(join(root, 'server/src/features/showcase/list-showcase.ts'), now, now);
  await said('server updated');
  expect(await read('/api/team')).toBe(team);
  program.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 240_000);
