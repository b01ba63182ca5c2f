import { randomUUID } from 'node:crypto';

/** The response header that has the request's id. */
export const REQUEST_ID = 'x-request-id';

/** An id for a request, which its response and its log line have. */
export function newRequestId(): string {
  return randomUUID();
}
