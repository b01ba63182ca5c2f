import type { RefundProgress } from '@wayfarer/contract';

/** Where the refund of a canceled trip to the card stands. */
export const progressTexts: Readonly<Record<RefundProgress, string>> = {
  none: '',
  decided: 'Refund decided',
  held: 'Waiting for your bank',
  at_bank: 'Refund on its way',
  done: 'Refunded',
  failed: 'Refund failed, we are on it',
};

/** The figures of a canceled trip. */
export const canceledTexts = {
  total: 'Total',
  paid: 'Paid',
  backBefore: 'Refunded earlier',
  refund: 'Refund',
  backLater: 'Refunded later',
  kept: 'Not refunded',
  inPerson: 'We give it back in person',
} as const;
