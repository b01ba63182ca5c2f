import { isMedia, type AnyEndpoint, type OutputOf, type ParsedInputOf } from '@wayfarer/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext, PublicContext, CacheTag, UserContext } from '../../context.ts';
import type { Answer } from './response-meta.ts';
import { runOnce, type KeyedRequest } from '../../idempotency/run-once.ts';
import { assertFreshSignIn, authenticate } from './authenticate.ts';
import { isForPage, noteCacheTags } from '../cache/page-calls.ts';
import { addRoute } from './byte-bodies.ts';
import { parseInput } from './parse-input.ts';
import { contentType, presentOutput } from './present-output.ts';
import type { FreshResponse } from '../cache/encode-response.ts';
import { sendCached } from '../cache/send-cached.ts';
import { assertCapacity, type Priority, priorityOf } from '../guards/load-shedding.ts';

type PublicHandler<E> = (
  context: PublicContext,
  input: ParsedInputOf<E>,
  answer: Answer,
) => Promise<OutputOf<E>>;

type UserHandler<E> = (
  context: UserContext,
  input: ParsedInputOf<E>,
  answer: Answer,
) => Promise<OutputOf<E>>;

export interface PublicOptions {
  /** The answer is the same for everybody and is kept ready until one of these changes. */
  cacheTags?: readonly CacheTag[];
}

export interface UserOptions<E> {
  /** In-flight work, which the caller has begun, is refused last when there is too much. */
  priority?: Priority;
  /** Of a create: what was made under this id by a request whose answer was lost. */
  findExisting?: (context: UserContext, id: string) => Promise<OutputOf<E>>;
}

const PRIVATE = 'private, no-store';
/** Browsers and proxies may keep it, and ask each time whether it is still current. */
const PUBLIC = 'public, no-cache';

/**
 * Mounts an endpoint of the contract that needs a signed-in caller: verifies the token before the
 * body is read, validates, calls the handler, and lets out only what the response schema declares.
 */
export function mount<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: UserHandler<E>,
  { priority = 'new', findExisting }: UserOptions<E> = {},
): void {
  if (endpoint.auth === 'public') throw new Error(`${endpoint.path} is public`);
  addRoute(app, endpoint, {
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { endpoint },
    onRequest: async (request) => {
      assertCapacity(app.context.db, priority);
      const actor = await authenticate(request, endpoint.auth === 'admin');
      if (endpoint.fresh) assertFreshSignIn(app.context, actor);
    },
    handler: async (request, reply) => {
      const { actor } = request;
      if (!actor) throw new Error('the route was reached without authentication');
      const context = { ...requestContext(app.context, request), actor };
      const input = parseInput(endpoint, request);
      reply
        .code(endpoint.status ?? 200)
        .type(contentType(endpoint))
        .header('cache-control', PRIVATE);
      const keyed = keyedRequest(endpoint, request, input, actor.uid);
      const make = async (own: UserContext) =>
        presentOutput(endpoint, await handler(own, input, answerOn(reply)));
      if (!keyed) return make(context);
      const again =
        findExisting &&
        (async (id: string) => presentOutput(endpoint, await findExisting(context, id)));
      return sendOnce(reply, context, keyed, make, again);
    },
  });
}

/** Mounts a public endpoint of the contract. A bearer token is not even looked at. */
export function mountPublic<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: PublicHandler<E>,
  { cacheTags }: PublicOptions = {},
): void {
  if (endpoint.auth !== 'public') throw new Error(`${endpoint.path} is not public`);
  addRoute(app, endpoint, {
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { endpoint },
    handler: async (request, reply) => {
      const context = requestContext(app.context, request);
      const input = parseInput(endpoint, request);
      if (cacheTags) {
        noteCacheTags(request, cacheTags);
        const make = async () => {
          assertCapacity(context.db, priorityOf(request));
          return makeAnswer(endpoint, (answer) => handler(context, input, answer));
        };
        // What was true a moment ago is good enough for a visitor, but not to make a page of it that is kept.
        const allowStale = !isForPage(request);
        const key = cacheKey(endpoint, input);
        const ready = await app.responseCache.get(key, cacheTags, make, { allowStale });
        return sendCached(request, reply, ready);
      }
      const answer = answerOn(
        reply
          .code(endpoint.status ?? 200)
          .type(contentType(endpoint))
          .header('cache-control', PRIVATE),
      );
      const keyed = keyedRequest(endpoint, request, input, '');
      const make = async (own: PublicContext) =>
        presentOutput(endpoint, await handler(own, input, answer));
      return keyed ? sendOnce(reply, context, keyed, make) : make(context);
    },
  });
}

/** A create that was sent with an Idempotency-Key; everything else may be sent again as it is. */
function keyedRequest(
  { method, path, status }: AnyEndpoint,
  { headers }: FastifyRequest,
  input: unknown,
  uid: string,
): KeyedRequest | null {
  const key = headers['idempotency-key'];
  if (status !== 201 || key === undefined) return null;
  return { uid, key: String(key), request: JSON.stringify([method, path, input]) };
}

/** Done once, answered alike however often it is sent. */
async function sendOnce<Context extends PublicContext>(
  reply: FastifyReply,
  context: Context,
  keyed: KeyedRequest,
  make: (context: Context) => Promise<unknown>,
  findExisting?: (id: string) => Promise<unknown>,
): Promise<FastifyReply> {
  let fresh = false;
  const kept = (output: unknown) => ({ status: reply.statusCode, answer: JSON.stringify(output) });
  const { status, answer } = await runOnce(context, keyed, {
    run: async (once) => {
      const output = await make(once);
      fresh = true;
      return kept(output);
    },
    ...(findExisting && { findExisting: async (id: string) => kept(await findExisting(id)) }),
  });
  if (!fresh) reply.header('idempotent-replayed', 'true');
  return reply.code(status).send(answer);
}

/** What was understood, not the URL as it was sent. There may be any number of them; the store is bounded. */
function cacheKey(endpoint: AnyEndpoint, input: unknown): string {
  const { params, query } = input as { params?: object; query?: object };
  return `${endpoint.path} ${JSON.stringify([sorted(params), sorted(query)])}`;
}

async function makeAnswer<E extends AnyEndpoint>(
  endpoint: E,
  handle: (answer: Answer) => Promise<OutputOf<E>>,
): Promise<FreshResponse> {
  const type = contentType(endpoint);
  const headers: Record<string, string> = { 'content-type': type, 'cache-control': PUBLIC };
  let status: number = endpoint.status ?? 200;
  const output = await handle({
    status: (code) => void (status = code),
    header: (name, value) => void (headers[name] = value),
  });
  const body = presentOutput(endpoint, output);
  return {
    status,
    headers,
    body: isMedia(endpoint.response) ? asText(body) : JSON.stringify(body),
  };
}

/** A stream can be read once: only what is there as a whole can be cached. */
function asText(body: unknown): string {
  if (typeof body !== 'string') throw new Error('Only a text can be cached.');
  return body;
}

function sorted(part: object = {}): [string, unknown][] {
  return Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1));
}

function requestContext(context: AppContext, request: FastifyRequest): PublicContext {
  return {
    ...context,
    requestId: request.id,
    createdId: context.newId,
    address: request.ip,
  };
}

function answerOn(reply: FastifyReply): Answer {
  return {
    status: (code) => void reply.code(code),
    header: (name, value) => void reply.header(name, value),
  };
}
