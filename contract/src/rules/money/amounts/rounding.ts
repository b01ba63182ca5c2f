/** Both numbers are in minor units. */
export const floorStep = (minor: number, step: number): number => Math.floor(minor / step) * step;

export const ceilStep = (minor: number, step: number): number => Math.ceil(minor / step) * step;

/** A whole percentage of whole minor units, rounded down to a multiple of `step`, without floating-point errors. */
export const floorPercent = (minor: number, percent: number, step: number): number =>
  floorStep(Math.floor((minor * percent) / 100), step);

/** Like `floorPercent`, but rounded up. */
export const ceilPercent = (minor: number, percent: number, step: number): number =>
  ceilStep(Math.ceil((minor * percent) / 100), step);
