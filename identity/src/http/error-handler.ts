import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '../describe-error.ts';
import { ProtocolError, errorBody, unavailable } from '../protocol/protocol-error.ts';
import { isDatabaseUnavailable } from '../sql.ts';

/** Messages for errors that our code doesn't throw: those of the parser, the limits and the framework. */
const BY_STATUS: Readonly<Record<number, string>> = {
  413: 'REQUEST_TOO_LARGE : The request is too large.',
  415: 'UNSUPPORTED_MEDIA_TYPE : Send JSON or a form.',
  429: 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many requests. Please wait a moment.',
};

/** Sends every error in the protocol's shape; unexpected errors are logged and sent as 500. */
export function protocolErrorHandler(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = toProtocolError(error);
  if (failure.code >= 500) {
    // a 503 is expected under overload or without a database, so it isn't an error
    const level = failure.code === 503 ? 'warn' : 'error';
    request.log[level]({ failure: describeError(error) }, 'identity request failed');
  }
  if (failure.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(failure.retryAfterSeconds));
  }
  return reply.code(failure.code).send(errorBody(failure));
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
