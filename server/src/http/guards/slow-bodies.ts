import { Socket } from 'node:net';
import { isBytes, isFileBody } from '@wayfarer/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerClientError } from '../problems/client-errors.ts';

const BODY_MS = 12_000;

/** Closes the connection of a request whose body doesn't arrive in time. File uploads have their own limits. */
export function cutOffSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request) || takesFile(request)) return;
    const { raw } = request;
    // an in-process request has no connection, and its body is complete
    if (!(raw.socket instanceof Socket)) return;
    const late = setTimeout(() => {
      if (raw.complete) return;
      const error = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      answerClientError(error, raw.socket);
    }, BODY_MS);
    for (const end of ['finish', 'close']) reply.raw.once(end, () => clearTimeout(late));
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function takesFile({ routeOptions }: FastifyRequest): boolean {
  const body = routeOptions.config.endpoint?.body;
  return isBytes(body) && isFileBody(body);
}
