import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '../describe-error.ts';
import { ProtocolError, errorBody, unavailable } from '../protocol/protocol-error.ts';
import { isDatabaseUnavailable } from '../sql.ts';

/** What to say for errors that come from around us: the parser, the limits, the framework. */
const BY_STATUS: Readonly<Record<number, string>> = {
  413: 'REQUEST_TOO_LARGE : The request is too large.',
  415: 'UNSUPPORTED_MEDIA_TYPE : Send JSON or a form.',
  429: 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many requests. Please wait a moment.',
};

/** Every error in the protocol's shape; whatever is not one of ours is logged and told as 500. */
export function protocolErrorHandler(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const told = toProtocolError(error);
  if (told.code >= 500) {
    // A 503 is the plan when there is too much to do or no database.
    const level = told.code === 503 ? 'warn' : 'error';
    request.log[level]({ failure: describeError(error) }, 'identity request failed');
  }
  if (told.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(told.retryAfterSeconds));
  }
  return reply.code(told.code).send(errorBody(told));
}

function toProtocolError(error: unknown): ProtocolError {
  if (error instanceof ProtocolError) return error;
  if (isDatabaseUnavailable(error)) return unavailable(error);
  const status = statusOf(error);
  if (status === 503) return unavailable(error);
  if (status >= 400 && status < 500) {
    const message = BY_STATUS[status] ?? 'INVALID_ARGUMENT : Invalid JSON payload received.';
    return new ProtocolError(message, { code: status, status: 'INVALID_ARGUMENT' });
  }
  return new ProtocolError('INTERNAL_ERROR', {
    code: 500,
    status: 'INTERNAL',
    reason: 'backendError',
  });
}

function statusOf(error: unknown): number {
  const isObject = typeof error === 'object' && error !== null;
  return isObject && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}
