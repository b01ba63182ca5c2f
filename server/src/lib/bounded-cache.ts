import { LRUCache } from 'lru-cache';

/** Clients choose the keys, so their number is unlimited. */
const MANY_KEYS = 20_000;

/**
 * Evicts the least recently used keys above a limit. With `max`, the cache would allocate memory for all of them at
 * once.
 */
export function boundedCache<Value extends object>(maxKeys = MANY_KEYS): LRUCache<string, Value> {
  return new LRUCache({ maxSize: maxKeys, sizeCalculation: () => 1 });
}
