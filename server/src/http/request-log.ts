import type { FastifyInstance } from 'fastify';

/**
 * One line for each request: method, route, status, duration, request id. Never the address that
 * was asked for, whose parts can be personal, nor headers, bodies or client addresses.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const details = {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log[reply.statusCode >= 500 ? 'warn' : 'info'](details, 'request');
  });
}
