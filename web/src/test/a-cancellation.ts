import type { Cancellation } from '@wayfarer/contract';

/** A cancellation, in time for a refund, of a three-day trip with one day paid. */
export function aCancellation(part: Partial<Cancellation> = {}): Cancellation {
  return {
    at: '2026-11-20T12:00:00.000Z',
    by: 'traveller',
    reasonCode: 'plans_changed',
    message: '',
    currency: 'usd',
    total: 600_00,
    taken: 200_00,
    backBefore: 0,
    refund: { card: 200_00, counter: 0 },
    backLater: 0,
    kept: 0,
    lapsed: 400_00,
    progress: 'at_bank',
    sentAt: null,
    ...part,
  };
}
