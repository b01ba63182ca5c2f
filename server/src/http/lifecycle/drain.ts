import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LONGEST_MS = 1000;
const LOOK_EVERY_MS = 20;

/**
 * Gives open connections a moment to end before the server stops listening: from now on, responses say `connection:
 * close`. Closing a connection just when its next request arrives would lose that request.
 */
export function drainBeforeClose(app: FastifyInstance, longestMs = LONGEST_MS): void {
  app.addHook('preClose', async () => {
    const until = performance.now() + longestMs;
    while (performance.now() < until && (await connections(app)) > 0) await pause(LOOK_EVERY_MS);
  });
}

function connections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => {
    if (!server.listening) resolve(0);
    else server.getConnections((_error, count) => resolve(count));
  });
}
