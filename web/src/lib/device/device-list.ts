/** A list of ids on this device, newest first, shared by all tabs. */
export interface DeviceList {
  /** The ids; the array stays the same object until something changes. */
  ids(): readonly string[];
  /** Puts an id first. Returns false if the list is full and refuses the id. */
  add(id: string): boolean;
  remove(id: string): void;
  replace(ids: readonly string[]): void;
  subscribe(listener: () => void): () => void;
}

function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string' && id !== '') : [];
  } catch {
    return []; // another program may have written the value
  }
}

/** A list under a key. `full` decides what happens when it is full: refuse the new id, or drop the oldest. */
export function deviceList(
  key: string,
  max: number,
  full: 'refuse' | 'forget' = 'refuse',
): DeviceList {
  /** The text last read from storage; undefined if storage is blocked. */
  let stored: string | null | undefined;
  let current: readonly string[] = [];
  const listeners = new Set<() => void>();

  function read(): readonly string[] {
    try {
      const text = localStorage.getItem(key);
      if (text !== stored) {
        stored = text;
        current = parse(text);
      }
    } catch {
      // storage is blocked, so only this tab's memory is left
    }
    return current;
  }

  function write(ids: readonly string[]): void {
    current = ids;
    try {
      // if storing fails, the list stays in this tab until it is closed
      if (ids.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(ids));
      stored = localStorage.getItem(key);
    } catch {
      // storage is blocked or full
    }
    for (const listener of listeners) listener();
  }

  const hear = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    for (const listener of listeners) listener();
  };

  return {
    ids: read,
    add(id) {
      const others = read().filter((other) => other !== id);
      if (others.length >= max && full === 'refuse') return false;
      write([id, ...others].slice(0, max));
      return true;
    },
    remove: (id) => write(read().filter((other) => other !== id)),
    replace: (ids) => write([...new Set(ids)].slice(0, max)),
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', hear);
      };
    },
  };
}
