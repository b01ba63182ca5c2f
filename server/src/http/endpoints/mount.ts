import type { AnyEndpoint, OutputOf, ParsedInputOf } from '@wayfarer/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext, PublicContext, UserContext } from '../../context.ts';
import { assertFreshSignIn } from '../../fresh-sign-in.ts';
import { assertCapacity, type Priority } from '../guards/load-shedding.ts';
import { authenticate, authenticateTogether } from './authenticate.ts';
import { addRoute } from './bodies/byte-bodies.ts';
import { keyedRequest, sendOnce } from './keyed.ts';
import { parseInput } from './parse-input.ts';
import { contentType, presentOutput } from './present-output.ts';
import type { Answer } from './response-meta.ts';
import { streaming } from './streamed.ts';

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

export interface UserOptions<E> {
  /** Under overload, work that the caller has begun is refused last. */
  priority?: Priority;
  /** True to authenticate a person's concurrent requests together. */
  together?: boolean;
  /** For endpoints that create something: finds the row of an earlier request whose response was lost. */
  findExisting?: (context: UserContext, id: string) => Promise<OutputOf<E>>;
}

const PRIVATE = 'private, no-store';

/**
 * Mounts an endpoint that requires a signed-in caller. Verifies the token before the body is read, validates the input,
 * and sends only fields that the response schema declares.
 */
export function mount<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: UserHandler<E>,
  { priority = 'new', findExisting, together = false }: UserOptions<E> = {},
): void {
  if (endpoint.auth === 'public') throw new Error(`${endpoint.path} is public`);
  const recognize = together ? authenticateTogether() : authenticate;
  const { route, send } = streaming(app, endpoint);
  addRoute(app, endpoint, {
    ...route,
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { endpoint },
    onRequest: async (request) => {
      assertCapacity(app.context.db, priority);
      const actor = await recognize(request, endpoint);
      if (endpoint.fresh) assertFreshSignIn(app.context, actor);
    },
    handler: async (request, reply) => {
      const { actor } = request;
      if (!actor) throw new Error('the route was called without authentication');
      const context = { ...requestContext(app.context, request), actor };
      const input = parseInput(endpoint, request);
      reply
        .code(endpoint.status ?? 200)
        .type(contentType(endpoint))
        .header('cache-control', PRIVATE);
      const keyed = keyedRequest(endpoint, request, input, actor.uid);
      const make = async (own: UserContext) =>
        presentOutput(endpoint, await handler(own, input, answerOn(reply)));
      if (!keyed) return send(reply, make(context));
      const again =
        findExisting &&
        (async (id: string) => presentOutput(endpoint, await findExisting(context, id)));
      return sendOnce(reply, context, keyed, make, again);
    },
  });
}

/** Mounts a public endpoint without a cache. Ignores bearer tokens. */
export function mountPublic<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: PublicHandler<E>,
): void {
  if (endpoint.auth !== 'public') throw new Error(`${endpoint.path} is not public`);
  const { route, send } = streaming(app, endpoint);
  addRoute(app, endpoint, {
    ...route,
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { endpoint },
    handler: async (request, reply) => {
      const context = requestContext(app.context, request);
      const input = parseInput(endpoint, request);
      const answer = answerOn(
        reply
          .code(endpoint.status ?? 200)
          .type(contentType(endpoint))
          .header('cache-control', PRIVATE),
      );
      const keyed = keyedRequest(endpoint, request, input, '');
      const make = async (own: PublicContext) =>
        presentOutput(endpoint, await handler(own, input, answer));
      return keyed ? sendOnce(reply, context, keyed, make) : send(reply, make(context));
    },
  });
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

// Handlers that pass only the part of the request that a use case needs.

export const byId =
  <Context, Output>(work: (context: Context, id: string) => Output) =>
  (context: Context, { params }: { params: { id: string } }) =>
    work(context, params.id);

export const byIdAndBody =
  <Context, Body, Output>(work: (context: Context, id: string, body: Body) => Output) =>
  (context: Context, { params, body }: { params: { id: string }; body: Body }) =>
    work(context, params.id, body);

export const ofQuery =
  <Context, Query, Output>(work: (context: Context, query: Query) => Output) =>
  (context: Context, { query }: { query: Query }) =>
    work(context, query);

export const ofBody =
  <Context, Body, Output>(work: (context: Context, body: Body) => Output) =>
  (context: Context, { body }: { body: Body }) =>
    work(context, body);
