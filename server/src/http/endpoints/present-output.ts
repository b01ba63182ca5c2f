import type { AnyEndpoint } from '@wayfarer/contract';
import { z } from 'zod/mini';

/**
 * The body of a success: only what the response schema declares leaves the server. An output that
 * does not fit is a fault of ours and throws, naming the fields but none of their values.
 */
export function presentOutput(endpoint: AnyEndpoint, output: unknown): unknown {
  const result = z.safeParse(endpoint.response, output);
  if (result.success) return result.data;
  const where = result.error.issues.map(
    ({ path, code }) => `${path.map(String).join('.')}: ${code}`,
  );
  throw new Error(
    `${endpoint.method} ${endpoint.path} answered a wrong shape (${where.join('; ')})`,
  );
}
