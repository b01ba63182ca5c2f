import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/**
 * What to run: a package's command-line tool with its arguments, or `['node', file, ...]`.
 * @typedef {[tool: string, ...args: string[]]} Command
 */

/** @type {Record<string, string>} */
const tools = {
  knip: 'knip/bin/knip.js',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  playwright: '@playwright/test/cli.js',
  rolldown: 'rolldown/bin/cli.mjs',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
};

/**
 * Arguments that a tool always gets. Each of the compiler's checkers finds out for itself what the shared types are:
 * two, of its usual four, take a third less processor time.
 * @type {Record<string, string[]>}
 */
const usual = { tsc: ['--checkers', '2'] };

/**
 * The arguments that make this Node run the command: no shell and no `.cmd` file in between.
 * @param {Command} command
 */
function nodeArguments([tool, ...args]) {
  const file = tools[tool];
  return file ? [join(root, 'node_modules', file), ...args, ...(usual[tool] ?? [])] : args;
}

/**
 * Starts a command that writes to this process's terminal.
 * @param {Command} command
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, detached?: boolean }} [options]
 */
export function start(command, { cwd = root, env = {}, detached = false } = {}) {
  return spawn(process.execPath, nodeArguments(command), {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    detached,
  });
}

/**
 * Runs a command with its output on the terminal and answers its exit code (1 after a signal).
 * @param {Command} command
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function runVisibly(command, options) {
  return new Promise((resolve, reject) => {
    const child = start(command, options);
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a command while another one has the terminal: what it writes is held back until `show` is called.
 * @param {Command} command
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {{ done: Promise<number>, show: () => void }} done: its exit code (1 after a signal)
 */
export function runBeside(command, { env = {} } = {}) {
  const child = spawn(process.execPath, nodeArguments(command), {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  /** @type {string[] | undefined} */
  let held = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part) => {
      if (held) held.push(part);
      else process.stdout.write(part);
    });
  }
  return {
    done: new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve(code ?? 1));
    }),
    show: () => {
      process.stdout.write(held?.join('') ?? '');
      held = undefined;
    },
  };
}

/**
 * Runs a command in silence; what it wrote is in the answer.
 * @param {Command} command
 * @param {{ cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(command, { cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, nodeArguments(command), { cwd, stdio: 'pipe' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Seconds since `since` (from performance.now()), to read.
 * @param {number} since
 */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
