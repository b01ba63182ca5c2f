import { LRUCache } from 'lru-cache';

/** Clients choose the keys, so there is no end of them. */
const MANY_KEYS = 20_000;

/** Evicts the keys least recently used beyond a number. By `max` it would take the memory for all of them at once. */
export function boundedCache<Value extends object>(maxKeys = MANY_KEYS): LRUCache<string, Value> {
  return new LRUCache({ maxSize: maxKeys, sizeCalculation: () => 1 });
}
