import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { drainBeforeClose } from './drain.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterEach(() => agent.destroy());

it('an idle connection gets one more response when the server stops, and is then closed', async () => {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  drainBeforeClose(app, 60_000);
  app.get('/', async () => 'here');
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const ask = async () => {
    const [answer] = (await once(get(address, { agent }), 'response')) as [IncomingMessage];
    await answer.toArray();
    return [answer.statusCode, answer.headers.connection];
  };
  expect(await ask()).toEqual([200, 'keep-alive']);

  const closed = app.close();
  expect(await ask()).toEqual([200, 'close']);
  // no connection is left to wait for
  await closed;
  await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it('a connection that was opened ahead of its first request doesn’t delay the stop', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  drainBeforeClose(app, 0);
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const accepted = once(app.server, 'connection');
  const silent = connect(Number(port), hostname);
  await accepted;
  const ended = once(silent, 'close');
  await app.close();
  expect(await ended).toEqual([false]);
});
