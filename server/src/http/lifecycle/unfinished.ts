import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const LOOK_EVERY_MS = 20;

/**
 * Counts the requests that are being worked on. The server's `close` waits only for those whose clients are still
 * connected, but the work for a client that has left must not run into a closed database, either. The returned function
 * waits until none is left, at most `longestMs` milliseconds.
 */
export function countUnfinished(app: FastifyInstance): (longestMs: number) => Promise<void> {
  const unfinished = new WeakSet<FastifyRequest>();
  const work = { count: 0 };
  const end = (request: FastifyRequest) => {
    if (unfinished.delete(request)) work.count -= 1;
  };
  app.addHook('onRequest', (request, _reply, done) => {
    unfinished.add(request);
    work.count += 1;
    done();
  });
  // a request can be refused before its handler is called
  app.addHook('onSend', (request, _reply, _payload, done) => {
    end(request);
    done();
  });
  // an empty response isn't sent to a client that has left
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const result: unknown = handler.call(this, request, reply);
      if (result instanceof Promise)
        result.then(
          () => end(request),
          () => end(request),
        );
      return result;
    };
  });
  return async (longestMs) => {
    const until = performance.now() + longestMs;
    while (performance.now() < until && work.count > 0) await pause(LOOK_EVERY_MS);
  };
}
