import { randomUUID } from 'node:crypto';

export const REQUEST_ID = 'x-request-id';

/** An id for a request's response and log line. */
export function newRequestId(): string {
  return randomUUID();
}
