/** Samples' ids and times are counted from here, so that every run makes the same samples. */
export const STARTED_AT = Date.UTC(2026, 0, 6);
export const MINUTE_MS = 60_000;

/** Mulberry32: small, fast and the same everywhere. */
export function randomOf(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e37_79b1);
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A UUIDv7 with the sample's own time. */
export function sampleId(index: number, random: () => number): string {
  const time = (STARTED_AT + index * MINUTE_MS).toString(16).padStart(12, '0');
  const hex = (digits: number) =>
    Math.floor(random() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-8${hex(3)}-${hex(6)}${hex(6)}`;
}

export const pickFrom =
  (random: () => number) =>
  <T>(from: readonly T[]): T =>
    from[Math.floor(random() * from.length)] as T;
