import { z } from 'zod/mini';
import type { Call } from './declaration/call.ts';
import type { AnyEndpoint } from './declaration/endpoint.ts';
import { isMedia } from './declaration/media.ts';
import * as all from './all-endpoints.ts';

export * from './all-endpoints.ts';
export { endpoint } from './declaration/endpoint.ts';
export { bytes, file, media } from './declaration/media.ts';
export { Problem } from './fields/problem.ts';
export { SpotDetails } from './fields/spot-details.ts';
export { PublicFacts } from './fields/spot-facts.ts';
export { SETTING_KEYS, SETTINGS } from './settings/settings.ts';

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
}

/** All endpoints of the API by name. */
export const endpoints: Readonly<Record<string, AnyEndpoint>> = Object.fromEntries(
  Object.entries<unknown>(all).filter((entry): entry is [string, AnyEndpoint] =>
    isEndpoint(entry[1]),
  ),
);

/**
 * Validates a response with the schema of its call. Returns a Standard Schema result; undefined for media and unknown
 * calls.
 */
export function checkResponse({ method, path }: Call, value: unknown) {
  const found = Object.values(endpoints).find((it) => it.method === method && it.path === path);
  if (!found || isMedia(found.response)) return undefined;
  const { success, data, error } = z.safeParse(found.response, value);
  return success ? { value: data } : { issues: error.issues };
}
