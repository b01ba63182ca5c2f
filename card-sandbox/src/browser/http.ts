import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../protocol/api.ts';
import { invalidRequest } from '../protocol/api-error.ts';
import { answerChallenge, viewChallenge } from '../resources/intents/challenge.ts';
import { ConnectionReset } from '../protocol/faults.ts';
import { parseForm } from '../protocol/form.ts';
import { Parameters } from '../protocol/parameters.ts';
import type { ApiResponse } from '../protocol/protocol.ts';
import { loadAssets, type Asset } from './static-assets.ts';

const MAX_BODY = 65_536;
const FORM = 'application/x-www-form-urlencoded';

/** Any origin may call, because the frames have an opaque origin and no call reads cookies. */
const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Request-Id, Stripe-Version',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};
const PREFLIGHT = {
  ...CROSS_ORIGIN,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, Stripe-Version',
  'access-control-max-age': '300',
};

/** The browser-facing part, which is mounted at `prefix` even if the host registers it under the same prefix. */
export function browserPlugin(prefix: string, api: Api): FastifyPluginAsync {
  return async (fastify) => {
    const own = fastify.prefix.endsWith(prefix) ? '' : prefix;
    await fastify.register(routes(api), { prefix: own });
  };
}

/** Requests aren't logged, because a URL may contain a client secret. */
const QUIET = { logLevel: 'warn' } as const;

function routes(api: Api): FastifyPluginAsync {
  return async (fastify) => {
    const assets = await loadAssets();
    fastify.removeAllContentTypeParsers();
    fastify.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: MAX_BODY },
      (_request, body, done) => done(null, body),
    );
    fastify.setErrorHandler(async (error, _request, reply) => refuse(reply, error));

    for (const [path, asset] of assets) {
      fastify.get(path, QUIET, async (request, reply) => sendAsset(request, reply, asset));
    }
    fastify.get<SourceParams>('/challenge/:source', QUIET, async (request, reply) =>
      send(reply, await api.transact((call) => viewChallenge(call, request.params.source))),
    );
    fastify.post<SourceParams>('/challenge/:source', QUIET, async (request, reply) =>
      send(
        reply,
        await api.transact(async (call) => {
          const params = new Parameters(parseForm(bodyOf(request))).only(['outcome']);
          const outcome = params.choice('outcome', ['complete', 'fail']);
          if (outcome === undefined) throw params.missing('outcome');
          const { status } = await answerChallenge(call, request.params.source, outcome);
          return { status };
        }),
      ),
    );
    fastify.options('/*', QUIET, async (_request, reply) =>
      reply.code(204).headers(PREFLIGHT).send(),
    );
    fastify.route({
      ...QUIET,
      method: ['GET', 'POST'],
      url: '/v1/*',
      handler: async (request, reply) => callApi(api, request, reply),
    });
  };
}

interface SourceParams {
  Params: { source: string };
}

async function callApi(api: Api, request: FastifyRequest, reply: FastifyReply) {
  const url = new URL(request.url, 'http://localhost');
  const { authorization, 'idempotency-key': idempotencyKey } = request.headers;
  try {
    const answer = await api.handle({
      method: request.method,
      path: url.pathname.slice(url.pathname.indexOf('/v1/')),
      query: url.search.slice(1),
      body: bodyOf(request),
      authorization,
      idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
      channel: 'browser',
    });
    return await send(reply, answer);
  } catch (error) {
    if (!(error instanceof ConnectionReset)) throw error;
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
}

function bodyOf(request: FastifyRequest): string {
  return typeof request.body === 'string' ? request.body : '';
}

function send(reply: FastifyReply, { status, headers, body }: ApiResponse): FastifyReply {
  return reply
    .code(status)
    .headers({ ...CROSS_ORIGIN, ...headers })
    .send(body);
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  reply.headers(asset.headers);
  if (request.headers['if-none-match'] === asset.headers['etag']) return reply.code(304).send();
  return reply.send(asset.body);
}

/** Responds to a request that Fastify itself refused (type, size, syntax) with an error of the protocol. */
function refuse(reply: FastifyReply, error: unknown): FastifyReply {
  const given = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  const status = typeof given === 'number' && given >= 400 && given < 500 ? given : 500;
  const { body } = invalidRequest('The request could not be read.', { status });
  return reply.code(status).headers(CROSS_ORIGIN).send({ error: body });
}
