interface ProtocolErrorOptions {
  readonly code?: number;
  readonly status?: string;
  readonly reason?: string;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/**
 * An error defined by the protocol. `message` is the machine code, optionally followed by ' : ' (with
 * spaces on both sides, where the SDK splits it) and a sentence.
 */
export class ProtocolError extends Error {
  readonly code: number;
  readonly status: string | undefined;
  readonly reason: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, options: ProtocolErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'ProtocolError';
    this.code = options.code ?? 400;
    this.status = options.status;
    this.reason = options.reason ?? 'invalid';
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** The error body of every endpoint. The SDK treats a body in any other form as a network error. */
export function errorBody(error: ProtocolError): Record<string, unknown> {
  const { code, message, reason, status } = error;
  return {
    error: { code, message, errors: [{ message, domain: 'global', reason }], status },
  };
}

/**
 * The error when more expensive calls are waiting than the service accepts. The client should try again in a moment.
 */
export function overloaded(): ProtocolError {
  return new ProtocolError('RESOURCE_EXHAUSTED : The service is busy. Please try again shortly.', {
    code: 503,
    status: 'RESOURCE_EXHAUSTED',
    reason: 'backendError',
    retryAfterSeconds: 2,
  });
}

/**
 * The error when the database or an outside provider is unavailable.
 * @param cause For the log
 */
export function unavailable(cause: unknown): ProtocolError {
  return new ProtocolError('UNAVAILABLE : The service is unavailable. Please try again shortly.', {
    code: 503,
    status: 'UNAVAILABLE',
    reason: 'backendError',
    retryAfterSeconds: 5,
    cause,
  });
}

/**
 * The error when a budget is used up. Firebase reports its own limits in the same way, with status 400
 * (https://firebase.google.com/docs/reference/rest/auth, common error codes of sign-up).
 */
export function tooManyRequests(retryAfterSeconds: number): ProtocolError {
  return new ProtocolError(
    'TOO_MANY_ATTEMPTS_TRY_LATER : Too many requests. Please try again later.',
    { retryAfterSeconds },
  );
}

/** The error for too many wrong passwords; the SDK shows its sentence to the user. */
export function tooManyAttempts(retryAfterSeconds: number): ProtocolError {
  return new ProtocolError(
    'TOO_MANY_ATTEMPTS_TRY_LATER : Too many failed attempts. Wait a moment, or reset the password.',
    { retryAfterSeconds },
  );
}
