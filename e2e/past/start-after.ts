import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startServer, type RunningServer } from '../start-server.ts';

const clock = pathToFileURL(join(import.meta.dirname, 'clock.mjs')).href;

/** Starts a server with data that was created some days ago, by the same product with its clock set back. */
export async function startAfter(
  days: number,
  env: Record<string, string>,
  before: (server: RunningServer) => Promise<void>,
): Promise<RunningServer> {
  const data = await mkdtemp(join(tmpdir(), 'wayfarer-e2e-past-'));
  const past = await startServer({
    ...env,
    DATA_DIR: data,
    DAYS_BEHIND: String(days),
    NODE_OPTIONS: `--import ${clock}`,
  });
  try {
    await before(past);
  } finally {
    await past.stop();
  }
  const server = await startServer({ ...env, DATA_DIR: data });
  return {
    ...server,
    stop: async () => {
      const code = await server.stop();
      await rm(data, { recursive: true, force: true });
      return code;
    },
  };
}
