import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LONGEST_MS = 1000;
const LOOK_EVERY_MS = 20;

/**
 * Gives open connections a moment to end before the server stops listening: from now on, responses say `connection:
 * close`. Closing a connection just when its next request arrives would lose that request.
 */
export function drainBeforeClose(app: FastifyInstance, longestMs = LONGEST_MS): void {
  const silent = silentConnections(app);
  app.addHook('preClose', async () => {
    const until = performance.now() + longestMs;
    while (performance.now() < until && (await connections(app)) > 0) await pause(LOOK_EVERY_MS);
    // browsers open connections ahead of their requests; Node doesn't count them as idle, and would wait for them
    for (const socket of silent()) socket.destroy();
  });
}

/** Finds the open connections on which nothing was ever received. */
function silentConnections({ server }: FastifyInstance): () => Socket[] {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => [...open].filter(({ bytesRead }) => bytesRead === 0);
}

function connections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => {
    if (!server.listening) resolve(0);
    else server.getConnections((_error, count) => resolve(count));
  });
}
