import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { startServer, type RunningServer } from '../start-server.ts';

const clock = pathToFileURL(join(import.meta.dirname, 'clock.mjs')).href;
const METRICS_TOKEN = randomUUID();
const DELIVERED_WITHIN_MS = 60_000;

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
    METRICS_TOKEN,
    NODE_OPTIONS: `--import ${clock}`,
  });
  try {
    await before(past);
    await untilMailsAreSent(past);
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

/** Otherwise, the later server would warn that emails waited for days until their links had expired. */
async function untilMailsAreSent({ origin }: RunningServer): Promise<void> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const waiting = async () => {
    const metrics = await (await fetch(`${origin}/metrics`, { headers })).text();
    return /^wayfarer_mails_pending \d+$/m.exec(metrics)?.[0];
  };
  await expect.poll(waiting, { timeout: DELIVERED_WITHIN_MS }).toBe('wayfarer_mails_pending 0');
}
