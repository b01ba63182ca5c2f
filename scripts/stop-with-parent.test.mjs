import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';

const module = join(root, 'scripts/stop-with-parent.mjs');
const server = `
  const { stopWithParent } = await import(${JSON.stringify(module)});
  stopWithParent();
  process.once('SIGTERM', () => { console.log('stopped in order'); process.exit(0); });
  setInterval(() => {}, 1000);
  console.log('ready');`;
const parent = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(server)}], { stdio: 'inherit' });
  setInterval(() => {}, 1000);`;

it('a server that npm started does not outlive it [incident a server left behind]', async () => {
  const npm = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  npm.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    output += text;
    if (text.includes('ready')) npm.kill('SIGTERM');
  });
  // The pipe closes when the last process that holds it exits.
  await once(npm.stdout, 'end');
  expect(output).toBe('ready\nstopped in order\n');
});
