import { type AnyEndpoint, type Content, isMedia } from '@wayfarer/contract';
import { z } from 'zod/mini';

export function contentType({ response }: AnyEndpoint): string {
  const type = isMedia(response) ? response.mediaType : 'application/json';
  return /^text|json$/.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * Only fields that the response schema declares leave the server. An output that doesn't match is a bug of ours, and
 * the error names the fields but not their values.
 */
export function presentOutput(endpoint: AnyEndpoint, output: unknown): unknown {
  if (isMedia(endpoint.response)) return presentContent(output as Content);
  const result = z.safeParse(endpoint.response, output);
  if (result.success) return result.data;
  const where = result.error.issues.map(
    ({ path, code }) => `${path.map(String).join('.')}: ${code}`,
  );
  throw new Error(
    `${endpoint.method} ${endpoint.path} returned a wrong shape (${where.join('; ')})`,
  );
}

function presentContent(content: Content): Exclude<Content, Uint8Array> | Buffer {
  return content instanceof Uint8Array ? Buffer.from(content) : content;
}
