import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../server/dist/main.js');

export interface RunningServer {
  origin: string;
  /** The server's log records and everything on stderr. At LOG_LEVEL=warn, a healthy server writes none. */
  complaints(): string;
  /** The server's messages to the operator, which aren't part of the log. */
  said(): string;
  /** Stops the server as an operator would, and returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the built product on a free port, with its data in a new directory that is deleted when it stops. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const data = await mkdtemp(join(tmpdir(), 'wayfarer-e2e-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--liftoff-only', main], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      PUBLIC_URL: origin,
      // On a busy machine, slow statements aren't the product's fault, so they aren't logged.
      SLOW_QUERY_MS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const closed = once(child, 'close');
  // A run that is ended by a signal doesn't stop its servers in the usual way.
  const kill = () => {
    child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', kill);
  const server: RunningServer = {
    origin,
    complaints: () => errors + logRecords(output),
    said: () => output,
    async stop() {
      child.kill('SIGTERM');
      await closed;
      process.off('exit', kill);
      await rm(data, { recursive: true, force: true });
      return child.exitCode;
    },
  };
  try {
    await untilReady(`${origin}/readyz`, () => child.exitCode === null);
  } catch (error) {
    await server.stop();
    throw new Error(`the server did not get ready:\n${output}${errors}`, { cause: error });
  }
  return server;
}

/** The log records in the output, which are lines of JSON, unlike the messages to the operator. */
function logRecords(output: string): string {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .join('\n');
}

async function untilReady(url: string, isAlive: () => boolean): Promise<void> {
  const deadline = Date.now() + 150_000;
  for (;;) {
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false, // not listening yet
    );
    if (ready) return;
    if (!isAlive()) throw new Error('it has exited');
    if (Date.now() > deadline) throw new Error('it took longer than two and a half minutes');
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
