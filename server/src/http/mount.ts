import type { AnyEndpoint, OutputOf, ParsedInputOf } from '@wayfarer/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext, PublicContext, UserContext } from '../context.ts';
import type { Answer } from './answer.ts';
import { authenticate } from './authenticate.ts';
import { parseInput } from './parse-input.ts';
import { presentOutput } from './present-output.ts';

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

/**
 * Mounts an endpoint of the contract that needs a signed-in caller: verifies the token before the
 * body is read, validates, calls the handler, and lets out only what the response schema declares.
 */
export function mount<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: UserHandler<E>,
): void {
  if (endpoint.auth === 'public') throw new Error(`${endpoint.path} is public`);
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { endpoint },
    onRequest: (request) => authenticate(request, endpoint.auth === 'admin'),
    handler: async (request, reply) => {
      const { actor } = request;
      if (!actor) throw new Error('the route was reached without authentication');
      const context = { ...requestContext(app.context, request), actor };
      const output = await handler(
        context,
        parseInput(endpoint, request),
        answerOn(reply, endpoint),
      );
      return presentOutput(endpoint, output);
    },
  });
}

/** Mounts a public endpoint of the contract. A bearer token is not even looked at. */
export function mountPublic<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: PublicHandler<E>,
): void {
  if (endpoint.auth !== 'public') throw new Error(`${endpoint.path} is not public`);
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { endpoint },
    handler: async (request, reply) => {
      const context = requestContext(app.context, request);
      const output = await handler(
        context,
        parseInput(endpoint, request),
        answerOn(reply, endpoint),
      );
      return presentOutput(endpoint, output);
    },
  });
}

function requestContext(context: AppContext, request: FastifyRequest): PublicContext {
  return { ...context, requestId: request.id, address: request.ip };
}

function answerOn(reply: FastifyReply, endpoint: AnyEndpoint): Answer {
  reply.code(endpoint.status ?? 200);
  return {
    status: (code) => void reply.code(code),
    header: (name, value) => void reply.header(name, value),
  };
}
