import type Stripe from 'stripe';
import { invalidRequest } from './api-error.ts';
import type { Parameters } from './parameters.ts';

const MAX_KEYS = 50;
const MAX_KEY = 40;
const MAX_VALUE = 500;

/**
 * Merges the request's `metadata` into `current`. An empty value removes its key, and empty metadata removes all keys.
 */
export function mergedMetadata(current: Stripe.Metadata, params: Parameters): Stripe.Metadata {
  if (!params.has('metadata')) return current;
  if (params.isBlank('metadata')) return {};
  const changes = params.nested('metadata');
  const merged = new Map(Object.entries(current));
  for (const key of changes.names()) {
    const value = changes.text(key, MAX_VALUE) ?? '';
    if (key.length > MAX_KEY) {
      throw invalidRequest(`Metadata keys can have at most ${MAX_KEY} characters.`, {
        param: 'metadata',
      });
    }
    if (value === '') merged.delete(key);
    else merged.set(key, value);
  }
  if (merged.size > MAX_KEYS) {
    throw invalidRequest(`Metadata can have at most ${MAX_KEYS} keys.`, { param: 'metadata' });
  }
  return Object.fromEntries(merged);
}
