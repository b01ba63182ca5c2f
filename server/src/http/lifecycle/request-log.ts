import type { FastifyInstance } from 'fastify';
import { REQUEST_ID } from './request-id.ts';

/**
 * Logs one line per request: method, route, status, duration and request id, without addresses, headers and bodies,
 * which may be personal.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID, request.id);
  });
  app.fastPath.onResponse(({ requestId, route, status, ms }) => {
    const details = { reqId: requestId, method: 'GET', route, status, ms: rounded(ms) };
    app.log.info(details, 'request');
  });
  app.addHook('onResponse', async (request, reply) => {
    const details = {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: rounded(reply.elapsedTime),
    };
    request.log[reply.statusCode >= 500 ? 'warn' : 'info'](details, 'request');
  });
}

const rounded = (ms: number) => Math.round(ms * 10) / 10;
