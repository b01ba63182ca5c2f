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
/** @param {string[]} command */
const npm = (...command) => `
  const { spawn } = require('node:child_process');
  const [file, ...args] = ${JSON.stringify(command)};
  spawn(file, args, { stdio: 'inherit', env: { ...process.env, SERVER: ${JSON.stringify(server)} } });
  setInterval(() => {}, 1000);`;
const { execPath } = process;

/** The shell outlives npm and waits for the server. Only on Linux can the server find the shell's parent. */
const throughShell = npm('sh', '-c', `"${execPath}" --input-type=module -e "$SERVER"; exit 0`);

it.each([
  ['SIGTERM', npm(execPath, '--input-type=module', '-e', server)],
  ...(process.platform === 'linux' ? [['SIGKILL', throughShell]] : []),
])(
  'a server that npm started does not outlive it after %s [incident a server left behind]',
  async (signal, text) => {
    const parent = spawn(execPath, ['-e', text], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    parent.stdout.setEncoding('utf8').on('data', (/** @type {string} */ part) => {
      output += part;
      if (part.includes('ready')) parent.kill(/** @type {NodeJS.Signals} */ (signal));
    });
    // The pipe closes when the last process that has it open exits.
    await once(parent.stdout, 'end');
    expect(output).toBe('ready\nstopped in order\n');
  },
);
