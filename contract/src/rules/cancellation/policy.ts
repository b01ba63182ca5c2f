/** A refund percentage, and the number of hours before the travel date until which it applies. */
export interface RefundWindow {
  hoursBefore: number;
  refundPercent: number;
}

/** The amount to which a refund percentage applies: the sum paid, or the total price (limited to the sum paid). */
export type RefundBasis = 'paid' | 'total';

export interface CancellationTerms {
  /** Earliest first, so hours and percentages decrease. Without windows, nothing is refunded. */
  windows: readonly RefundWindow[];
  basis: RefundBasis;
  /** The hours after booking during which the refund is full; 0 for none. */
  coolingOffHours: number;
  /** Cooling-off ends this many hours before the travel date, regardless of the time of booking. */
  coolingOffNotWithinHours: number;
}

export const WINDOW_LIMITS = { count: 6, hours: 8760 } as const;

const terms = (...windows: [hoursBefore: number, refundPercent: number][]): CancellationTerms => ({
  windows: windows.map(([hoursBefore, refundPercent]) => ({ hoursBefore, refundPercent })),
  basis: 'paid',
  coolingOffHours: 0,
  coolingOffNotWithinHours: 168,
});

/** The specification's terms (§2). */
export const USUAL_TERMS: CancellationTerms = terms([48, 100]);

export const TERMS_TEMPLATES: Readonly<Record<string, CancellationTerms>> = {
  '48 hours': USUAL_TERMS,
  Flexible: terms([24, 100]),
  Moderate: terms([120, 100], [24, 50]),
  Strict: terms([336, 100], [168, 50]),
  'Package tour': terms([1440, 100], [720, 75], [336, 50], [168, 20]),
  'Non-refundable': terms(),
};

/** Picks the terms from a database row. */
export function plainTerms({
  basis,
  coolingOffHours,
  coolingOffNotWithinHours,
  windows,
}: CancellationTerms) {
  return { windows: [...windows], basis, coolingOffHours, coolingOffNotWithinHours };
}

export type WindowsFault = 'too_many' | 'hours' | 'percent' | 'order';

/** The reason why windows are invalid, or null. Percentages must decrease, so that canceling later is never better. */
export function windowsFault(windows: readonly RefundWindow[]): WindowsFault | null {
  if (windows.length > WINDOW_LIMITS.count) return 'too_many';
  const whole = (value: number, most: number) =>
    Number.isSafeInteger(value) && value >= 0 && value <= most;
  if (!windows.every(({ hoursBefore }) => whole(hoursBefore, WINDOW_LIMITS.hours))) return 'hours';
  if (!windows.every(({ refundPercent }) => whole(refundPercent, 100) && refundPercent > 0))
    return 'percent';
  const falls = windows.every((window, index) => {
    const before = windows[index - 1];
    if (before === undefined) return true;
    return before.hoursBefore > window.hoursBefore && before.refundPercent > window.refundPercent;
  });
  return falls ? null : 'order';
}
