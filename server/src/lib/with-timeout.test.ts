import { expect, it } from 'vitest';
import { createServer, connect } from 'node:net';
import { once } from 'node:events';
import { withTimeout } from './with-timeout.ts';

/** Keeps this process busy, as a long collection of garbage or a crowded machine would. */
function pause(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('an answer that arrived while the process was paused is in time', async () => {
  const server = createServer((socket) => socket.end('answer')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const socket = connect(address.port, '127.0.0.1');
  const answer = once(socket, 'data').then(([chunk]) => String(chunk));
  await once(server, 'connection');
  const result = withTimeout(answer, 20, 'late');
  pause(60);
  expect(await result).toBe('answer');
  server.close();
});

it('work that takes too long is late', async () => {
  expect(await withTimeout(new Promise(() => undefined), 1, 'late')).toBe('late');
});
