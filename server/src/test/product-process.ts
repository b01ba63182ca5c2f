/** The built product as a process of its own, which can be killed in the middle of anything. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { holdFreePort } from '../http/hold-free-port.ts';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const READY_WITHIN_MS = 180_000;

export interface ProductProcess {
  origin: string;
  output(): string;
  /** kill -9. */
  kill(): Promise<void>;
  /** SIGTERM; answers the exit code. */
  stop(): Promise<number | null>;
}

export interface StartedProduct extends ProductProcess {
  /** Resolves when it serves, rejects when it ends before. */
  ready: Promise<void>;
}

/** Starts the product on a port that stays its own over restarts: tokens name the site's address. */
export function startProduct(port: number, env: Record<string, string>): StartedProduct {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      SEED: 'none',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  const killWithUs = () => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  let output = '';
  const exited = once(child, 'exit').then(() => process.off('exit', killWithUs));
  const ready = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`is not ready: ${output}`)), READY_WITHIN_MS);
    child.once('exit', () => {
      clearTimeout(late);
      reject(new Error(`ended before it was ready: ${output}`));
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        output += part.toString();
        if (!output.includes('is ready at')) return;
        clearTimeout(late);
        resolve();
      });
    }
  });
  // Whoever kills it before it is ready does not wait for it.
  ready.catch(() => undefined);
  return {
    origin: `http://127.0.0.1:${port}`,
    output: () => output,
    ready,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}

export async function freePort(): Promise<number> {
  const { port, release } = await holdFreePort('127.0.0.1');
  await release();
  return port;
}
