import { randomUUID } from 'node:crypto';

/** The response header with the request's id. */
export const REQUEST_ID = 'x-request-id';

/** Identifies a request in its response and its log line. */
export function newRequestId(): string {
  return randomUUID();
}
