import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { drainBeforeClose } from './drain.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterEach(() => agent.destroy());

it('a connection that was resting is answered once more when the server stops, and then ended', async () => {
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
