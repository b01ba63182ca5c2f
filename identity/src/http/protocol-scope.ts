import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { ProtocolError } from '../protocol/protocol-error.ts';
import { mountCors } from './cors.ts';
import { protocolErrorHandler } from './error-handler.ts';

/** The maximum size of a request body in bytes. The longest legitimate body is much smaller. */
const BODY_LIMIT = 64 * 1024;

/**
 * Applies the protocol to all routes in a scope: errors, 404s, bodies (JSON or form), CORS, no caching, and the API key
 * where it is required.
 */
export function protocolScope(
  scope: FastifyInstance,
  deps: Deps,
  wants: { apiKey: boolean },
): void {
  scope.setErrorHandler(protocolErrorHandler);
  scope.setNotFoundHandler(() => {
    throw new ProtocolError('NOT_FOUND', { code: 404, status: 'NOT_FOUND', reason: 'notFound' });
  });
  scope.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (wants.apiKey && request.method !== 'OPTIONS') requireApiKey(request, deps.options.apiKey);
  });
  mountCors(scope, deps.origins);
  parseBodies(scope);
}

function requireApiKey(request: FastifyRequest, expected: string): void {
  const query = new URL(request.url, 'http://localhost').searchParams;
  const key = query.get('key') ?? request.headers['x-goog-api-key'];
  if (!key) {
    throw new ProtocolError('The request is missing a valid API key.', {
      code: 403,
      status: 'PERMISSION_DENIED',
      reason: 'forbidden',
    });
  }
  const digest = (value: string) => createHash('sha256').update(value).digest();
  if (!timingSafeEqual(digest(String(key)), digest(expected))) {
    throw new ProtocolError('API key not valid. Please pass a valid API key.', {
      status: 'INVALID_ARGUMENT',
      reason: 'badRequest',
    });
  }
}

/** Installs our own parsers, which replace those of the surrounding application. */
function parseBodies(scope: FastifyInstance): void {
  const parseJson = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (request, body, done) => {
      if (body === '') done(null, {});
      else parseJson(request, body, done);
    },
  );
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}
