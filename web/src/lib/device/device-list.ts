/** A list of ids on this device, the latest first; the same in all tabs. */
export interface DeviceList {
  /** The same array as long as nothing has changed. */
  ids(): readonly string[];
  /** Puts an id first. False: the list is full. */
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
    return []; // someone else wrote it
  }
}

/** `full` says what becomes of one too many: it is refused, or the oldest goes. */
export function deviceList(
  key: string,
  max: number,
  full: 'refuse' | 'forget' = 'refuse',
): DeviceList {
  /** As it was last read, and where storage is blocked or full all there is. */
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
      // storage is blocked: this tab's memory is all there is
    }
    return current;
  }

  function write(ids: readonly string[]): void {
    current = ids;
    try {
      // what could not be stored stays in this tab until it is closed
      if (ids.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(ids));
      stored = localStorage.getItem(key);
    } catch {
      // blocked or full
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
