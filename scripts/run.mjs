import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/**
 * A package's command-line tool with its arguments, or `['node', file, ...]`.
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
 * Arguments that a tool always gets. Each of the compiler's checkers processes the shared types itself, so two checkers
 * take a third less processor time than the default of four.
 * @type {Record<string, string[]>}
 */
const usual = { tsc: ['--checkers', '2'] };

/**
 * The arguments with which Node runs the command, without a shell or a `.cmd` file in between.
 * @param {Command} command
 */
function nodeArguments([tool, ...args]) {
  const file = tools[tool];
  return file ? [join(root, 'node_modules', file), ...args, ...(usual[tool] ?? [])] : args;
}

/**
 * The signal at which a tool stops its own child processes before it exits.
 * @param {Command} command
 * @returns {NodeJS.Signals}
 */
const endingSignal = ([tool]) => (tool === 'playwright' ? 'SIGINT' : 'SIGTERM');

/**
 * True for a tool that needs a process group of its own. On Node 20, the compiler runs as a child of its command, which
 * doesn't forward signals.
 * @param {Command} command
 */
const isGroup = ([tool]) => tool === 'tsc' && process.platform !== 'win32';

/** @type {Map<import('node:child_process').ChildProcess, () => void>} */
const running = new Map();
let ending = false;

/**
 * @param {Command} command
 * @param {import('node:child_process').SpawnOptions} options
 */
function launch(command, { env, ...options }) {
  const child = spawn(process.execPath, nodeArguments(command), {
    cwd: root,
    detached: isGroup(command),
    ...options,
    env: { ...process.env, ...env },
  });
  const { pid } = child;
  running.set(child, () => {
    if (isGroup(command) && pid !== undefined) process.kill(-pid, endingSignal(command));
    else child.kill(endingSignal(command));
  });
  child.once('close', () => running.delete(child));
  return child;
}

/**
 * The exit code of a command (1 after a signal). The promise never resolves while this process is being stopped, so
 * that no further step runs.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function exitCode(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (!ending) resolve(code ?? 1);
    });
  });
}

/**
 * After this call, a signal that stops this process first stops its commands and their child processes.
 * @param {() => void} [cleanUp] runs last
 */
export function endCommandsWithSignals(cleanUp) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // A second signal must not interrupt this, because the terminal and npm may each send one.
    process.on(signal, async () => {
      if (ending) return;
      ending = true;
      const ended = [...running].map(([child, end]) => {
        const closed = once(child, 'close');
        end();
        return closed;
      });
      await Promise.all(ended);
      cleanUp?.();
      process.exit(128 + constants.signals[signal]);
    });
  }
}

/**
 * @param {Command} command
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, detached?: boolean }} [options]
 */
export function start(command, options) {
  return launch(command, { ...options, stdio: 'inherit' });
}

/**
 * @param {Command} command
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function runVisibly(command, options) {
  return exitCode(start(command, options));
}

/**
 * Runs a command while another one uses the terminal. Its output is held back until `show` is called.
 * @param {Command} command
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {{ done: Promise<number>, show: () => void }} done: its exit code (1 after a signal)
 */
export function runBeside(command, options) {
  const child = launch(command, { ...options, stdio: ['inherit', 'pipe', 'pipe'] });
  /** @type {string[] | undefined} */
  let held = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part) => {
      if (held) held.push(part);
      else process.stdout.write(part);
    });
  }
  return {
    done: exitCode(child),
    show: () => {
      process.stdout.write(held?.join('') ?? '');
      held = undefined;
    },
  };
}

/**
 * Runs a command silently and returns its output.
 * @param {Command} command
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runQuietly(command, options) {
  const child = launch(command, { ...options, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return { code: await exitCode(child), output };
}

/**
 * Seconds since `since` (from performance.now()), formatted for people.
 * @param {number} since
 */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
