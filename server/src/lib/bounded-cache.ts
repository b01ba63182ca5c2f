import { LRUCache } from 'lru-cache';

/** Clients choose the keys, so a cache without a limit could grow forever. */
const MANY_KEYS = 20_000;

/**
 * Evicts the least recently used keys above a limit. The library's `max` would allocate memory for all keys at once.
 */
export function boundedCache<Value extends object>(maxKeys = MANY_KEYS): LRUCache<string, Value> {
  return new LRUCache({ maxSize: maxKeys, sizeCalculation: () => 1 });
}
