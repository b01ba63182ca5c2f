import {
  PROBLEM_STATUS,
  type CancellationPreview,
  type ProblemCode,
  type TripStart,
} from '@wayfarer/contract';

export interface ProblemDetails {
  field?: string;
  issues?: readonly { field: string; message: string }[];
  /** The values in the message, for readers of another language. */
  params?: Readonly<Record<string, string | number>>;
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
  /** For `cancellation_changed`: the effect of canceling now. */
  cancellation?: CancellationPreview;
  /** For `sold_out`: the nearest days on which the trip could begin. */
  nearest?: readonly string[];
  /** For `sold_out` of a destination with start times. */
  nearestStarts?: readonly TripStart[];
  cause?: unknown;
}

/** A refusal that the caller sees as the API's error body. The message is for people and sent unchanged. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly issues: readonly { field: string; message: string }[] | undefined;
  readonly params: Readonly<Record<string, string | number>> | undefined;
  readonly retryAfter: number | undefined;
  readonly cancellation: CancellationPreview | undefined;
  readonly nearest: readonly string[] | undefined;
  readonly nearestStarts: readonly TripStart[] | undefined;

  constructor(code: ProblemCode, message: string, details: ProblemDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.status = PROBLEM_STATUS[code];
    this.field = details.field;
    this.issues = details.issues;
    this.params = details.params;
    this.retryAfter = details.retryAfter;
    this.cancellation = details.cancellation;
    this.nearest = details.nearest;
    this.nearestStarts = details.nearestStarts;
  }
}

/** The record doesn't exist or isn't the caller's; both look the same to the caller. */
export function notFound(what: string): ProblemError {
  return new ProblemError('not_found', `There is no such ${what}.`);
}

/** The input was understood but isn't acceptable. */
export function invalidInput(field: string, message: string): ProblemError {
  return new ProblemError('invalid_input', `${field} ${message}`, {
    field,
    issues: [{ field, message }],
  });
}
