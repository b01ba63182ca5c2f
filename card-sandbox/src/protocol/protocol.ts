import { createHmac, timingSafeEqual } from 'node:crypto';
import { ApiError, docUrl, invalidRequest } from './api-error.ts';
import { API_VERSION } from '../resources/events.ts';
import type { FormObject } from './form.ts';

/** A request over either transport. */
export interface ApiRequest {
  readonly method: string;
  /** The path without the mount point, such as `/v1/...`. */
  readonly path: string;
  /** The query without the question mark. */
  readonly query: string;
  readonly body: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** `browser` means a request over the network, in which the secret key is refused. */
  readonly channel: 'host' | 'browser';
}

export interface ApiResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A response without its headers. */
export interface Outcome {
  readonly status: number;
  readonly body: string;
}

/** Fields that browsers send with every call but that aren't parameters of the call. */
const ENVELOPE = new Set(['key', '_stripe_version']);

export function outcomeOf(error: ApiError): Outcome {
  return { status: error.status, body: JSON.stringify({ error: error.body }, null, 2) };
}

export function reply(status: number, body: string, requestId: string): ApiResponse {
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'request-id': requestId,
      'stripe-version': API_VERSION,
    },
    body,
  };
}

export function withoutEnvelope(form: FormObject): FormObject {
  const params: Record<string, FormObject[string]> = Object.create(null);
  for (const [name, value] of Object.entries(form)) if (!ENVELOPE.has(name)) params[name] = value;
  return params;
}

/** A text that is equal for equal parameters, regardless of their order and escaping. */
export function canonical(form: string): string {
  return JSON.stringify([...new URLSearchParams(form)].map((pair) => pair.join('=')).toSorted());
}

export function bearer(authorization: string | undefined): string | undefined {
  return /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
}

export function same(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHmac('sha256', 'key').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

export function secretKeyRequired(): ApiError {
  return invalidRequest(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    { code: 'secret_key_required', status: 401 },
  );
}

export function simulatedFailure(): ApiError {
  return new ApiError(500, { type: 'api_error', message: 'An injected fault.' }, true);
}

export function keyMismatch(key: string): ApiError {
  return new ApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

export function keyInUse(key: string): ApiError {
  const code = 'idempotency_key_in_use';
  return new ApiError(409, {
    type: 'idempotency_error',
    code,
    doc_url: docUrl(code),
    message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
  });
}
