import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/**
 * Options of Node for test processes. These live for seconds, so compiling PGlite a second time for speed wouldn't pay
 * off.
 */
export const QUICK_NODE = ['--liftoff-only'];

const MAIN = fileURLToPath(new URL('../../../dist/main.js', import.meta.url));
const PATIENCE_MS = 180_000;
const READY = /is ready at (http:\S+)\n/;

export interface ProductProcess {
  readonly pid: number | undefined;
  /** The address at which the product serves; with port 0, known only once it is ready. */
  readonly origin: string;
  output(): string;
  /** Resolves once the output matches; rejects if the process ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  exited: Promise<number | null>;
  kill(): Promise<void>;
  stop(): Promise<number | null>;
}

export interface StartedProduct extends ProductProcess {
  /** Resolves when the product serves; rejects if the process ends before. */
  ready: Promise<void>;
}

/**
 * Starts the product on a port that it keeps over restarts, because tokens contain the site's address. With port 0, the
 * product chooses one. `main` can be the program of another version, to upgrade from it.
 */
export function startProduct(
  port: number,
  env: Record<string, string>,
  main = MAIN,
): StartedProduct {
  const child = spawn(process.execPath, [...QUICK_NODE, main], {
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
  // 'close' comes after the last output; 'exit' may come before it.
  const exited = once(child, 'close').then(() => {
    process.off('exit', killWithUs);
    return child.exitCode;
  });
  const { output, says } = listenTo([child.stdout, child.stderr], exited);
  let origin = port === 0 ? '' : `http://127.0.0.1:${port}`;
  const ready = (async () => {
    const [, site = ''] = await says(READY);
    if (port === 0) origin = site;
  })();
  // Callers that kill the process before it is ready don't wait for this promise.
  ready.catch(() => undefined);
  const endBy = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited;
  };
  return {
    pid: child.pid,
    get origin() {
      return origin;
    },
    output,
    says,
    ready,
    exited,
    kill: async () => void (await endBy('SIGKILL')),
    stop: () => endBy('SIGTERM'),
  };
}

function listenTo(streams: Readable[], ended: Promise<unknown>) {
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of streams) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      for (const listener of listeners) listener();
    });
  }
  const says = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const finish = (then: () => void) => {
        clearTimeout(late);
        listeners.delete(look);
        then();
      };
      const look = () => {
        const found = pattern.exec(output);
        if (found !== null) finish(() => resolve(found));
      };
      const fail = (why: string) =>
        finish(() => reject(new Error(`${why} it said ${String(pattern)}: ${output}`)));
      const late = setTimeout(() => fail('time passed before'), PATIENCE_MS);
      listeners.add(look);
      void ended.then(() => fail('it ended before'));
      look();
    });
  return { output: () => output, says };
}
