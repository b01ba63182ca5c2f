/** Rounds an amount down to a multiple of `step`; both in minor units. */
export const floorStep = (minor: number, step: number): number => Math.floor(minor / step) * step;

/** Rounds an amount up to a multiple of `step`; both in minor units. */
const ceilStep = (minor: number, step: number): number => Math.ceil(minor / step) * step;

/**
 * A whole percentage of a whole number of minor units, rounded down to a multiple of `step`. The result is exact,
 * without floating-point errors.
 */
export const floorPercent = (minor: number, percent: number, step: number): number =>
  floorStep(Math.floor((minor * percent) / 100), step);

/**
 * A whole percentage of a whole number of minor units, rounded up to a multiple of `step`. The result is exact, without
 * floating-point errors.
 */
export const ceilPercent = (minor: number, percent: number, step: number): number =>
  ceilStep(Math.ceil((minor * percent) / 100), step);
