import { randomUUID } from 'node:crypto';

/** The response header that carries it. */
export const REQUEST_ID = 'x-request-id';

/** Names one request in its response and its log line. */
export function newRequestId(): string {
  return randomUUID();
}
