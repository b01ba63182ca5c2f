import type { Problem, ProblemCode } from '@wayfarer/contract';
import { databaseErrorCode, unavailability } from '../../db/database-errors.ts';
import { GatewayUnavailableError } from '../../ports.ts';
import { ProblemError } from '../../problem-error.ts';
import { JsonRefusedError } from '../guards/strict-json.ts';

const RETRY_AFTER_S = 2;

/**
 * Fastify's own refusals, by its error code or else by status. Its messages repeat the request, so they aren't sent.
 */
const BY_FASTIFY_CODE: Readonly<Record<string, [ProblemCode, string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'Only application/json is supported.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', 'The body is too large.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'invalid_input',
    'The body does not have the announced length.',
  ],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid_input', 'The body is empty.'],
  FST_ERR_BAD_URL: ['invalid_input', 'The address cannot be read.'],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', 'There is no such resource.'],
};
/** Refusals by the database's triggers. */
const BY_DATABASE_CODE: Readonly<Record<string, [ProblemCode, string]>> = {
  WF001: ['sold_out', 'No places are left on this day. Please choose another day.'],
  WF002: ['not_bookable_then', 'This trip isn’t offered on this day. Please choose another day.'],
  WF003: ['not_confirmed', 'This request can’t be paid yet. It waits for the agency’s answer.'],
};
const BY_STATUS: Readonly<Record<number, [ProblemCode, string]>> = {
  400: ['invalid_input', 'The request cannot be read.'],
  404: ['not_found', 'There is no such resource.'],
  408: ['request_timeout', 'The request took too long to arrive.'],
  413: ['payload_too_large', 'The body is too large.'],
  414: ['uri_too_long', 'The address is too long.'],
  415: ['unsupported_media_type', 'Only application/json is supported.'],
  429: ['too_many_requests', 'Too many requests. Please wait a moment.'],
  431: ['headers_too_large', 'The headers are too large.'],
};

/** Unknown errors become `internal`, without details. */
export function toProblemError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof JsonRefusedError) {
    return new ProblemError('invalid_input', `Please check the request: ${error.message}.`, {
      field: 'body',
    });
  }
  if (error instanceof GatewayUnavailableError) {
    const message = 'We can’t reach the card provider. Nothing was lost. Please try again.';
    return new ProblemError('provider_unavailable', message, {
      retryAfter: RETRY_AFTER_S,
      cause: error,
    });
  }
  if (unavailability(error) || isHandlerTimeout(error)) {
    const message = 'The service is busy or being restored. Please try again in a moment.';
    return new ProblemError('unavailable', message, { retryAfter: RETRY_AFTER_S, cause: error });
  }
  const refused = BY_DATABASE_CODE[databaseErrorCode(error) ?? ''];
  if (refused) return new ProblemError(refused[0], refused[1], { cause: error });
  const known = frameworkProblem(error);
  if (known) return new ProblemError(known[0], known[1], { cause: error });
  return new ProblemError('internal', 'Something went wrong on our side.', { cause: error });
}

/** True for a response that took too long. Its work may still continue. */
function isHandlerTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_ERR_HANDLER_TIMEOUT';
}

function frameworkProblem(error: unknown): [ProblemCode, string] | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const status =
    'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  return BY_FASTIFY_CODE[code] ?? BY_STATUS[status];
}

export function problemBody(error: ProblemError, requestId?: string): Problem {
  return {
    code: error.code,
    message: error.message,
    ...(error.field !== undefined && { field: error.field }),
    ...(error.issues && { issues: [...error.issues] }),
    ...(error.params && { params: { ...error.params } }),
    ...(error.nearest && { nearest: [...error.nearest] }),
    ...(error.nearestStarts && { nearestStarts: [...error.nearestStarts] }),
    ...(error.cancellation && { cancellation: error.cancellation }),
    ...(requestId !== undefined && { requestId }),
  };
}
