import { endpoints } from '@wayfarer/contract/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../../problem-error.ts';
import { sendProblem } from './problem-handler.ts';

const KNOWN = Object.values(endpoints).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
}));

/** Answers requests for API addresses without a route: 405 if another method has one, otherwise 404. */
export function handleNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? '';
  const allowed = KNOWN.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  if (allowed.length === 0) {
    return sendProblem(request, reply, new ProblemError('not_found', 'There is no such resource.'));
  }
  const methods = new Set<string>(allowed);
  if (methods.has('GET')) methods.add('HEAD');
  reply.header('allow', [...methods].sort().join(', '));
  const message = 'This resource does not support the method.';
  return sendProblem(request, reply, new ProblemError('method_not_allowed', message));
}
