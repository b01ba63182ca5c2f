import type { FastifyInstance } from 'fastify';

const REQUEST_HEADERS = [
  'content-type',
  'x-client-version',
  'x-firebase-client',
  'x-firebase-gmpid',
  'x-firebase-locale',
  'x-firebase-appcheck',
].join(', ');

/** Allows calls by browsers from the listed origins, without credentials. Other origins get no CORS headers. */
export function mountCors(scope: FastifyInstance, origins: ReadonlySet<string>): void {
  scope.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    void reply.header('vary', 'Origin');
    if (origin !== undefined && origins.has(origin)) {
      void reply.header('access-control-allow-origin', origin);
    }
  });
  scope.options('/*', async (request, reply) => {
    const { origin } = request.headers;
    if (origin !== undefined && origins.has(origin)) {
      void reply
        .header('access-control-allow-methods', 'GET, POST')
        .header('access-control-allow-headers', REQUEST_HEADERS)
        .header('access-control-max-age', '3600');
    }
    return reply.code(204).send();
  });
}
