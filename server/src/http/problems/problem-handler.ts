import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '../../lib/describe-error.ts';
import { ProblemError } from '../../problem-error.ts';
import { problemBody, toProblemError } from './problem-body.ts';
import { REQUEST_ID } from '../lifecycle/request-id.ts';
import { OverloadedError } from '../guards/load-shedding.ts';

/** Every failure of the API gets the same error body. */
export function handleProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (hasLeft(request, error)) return handleLeaving(request, reply);
  const problem = toProblemError(error);
  // under overload, refusing is intended, so the request's own log line is enough
  if (problem.status >= 500 && !(error instanceof OverloadedError)) {
    logFailure(request, error, problem);
  }
  return sendProblem(request, reply, problem);
}

/** True if the client disconnected before all of its request had arrived. It looks like a lost database connection. */
function hasLeft({ raw }: FastifyRequest, error: unknown): boolean {
  return error instanceof Error && raw.errored === error;
}

/** No one gets the answer, and no line of the log is written for the request. */
function handleLeaving(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.info({ route: request.routeOptions.url ?? null }, 'the client disconnected');
  return sendProblem(
    request,
    reply,
    new ProblemError('request_timeout', 'The client disconnected.'),
  );
}

export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProblemError,
): FastifyReply {
  reply.code(problem.status).header('cache-control', 'no-store').header(REQUEST_ID, request.id);
  if (problem.code === 'not_signed_in') reply.header('www-authenticate', 'Bearer realm="wayfarer"');
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problemBody(problem, request.id)));
}

/** Messages of database errors may repeat personal data, so only known parts are logged. */
function logFailure(request: FastifyRequest, error: unknown, problem: ProblemError): void {
  const details = { problem: problem.code, route: request.routeOptions.url ?? null };
  const level = problem.status === 503 ? 'warn' : 'error';
  request.log[level]({ ...details, failure: describeError(error) }, 'the request failed');
}
