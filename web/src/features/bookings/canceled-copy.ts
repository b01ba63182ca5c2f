import type { RefundProgress } from '@wayfarer/contract';

/** Progress of a canceled trip's card refund. */
export const progressTexts: Readonly<Record<RefundProgress, string>> = {
  none: '',
  decided: 'Refund approved',
  held: 'Waiting for your bank',
  at_bank: 'Refund on its way',
  done: 'Refund sent',
  failed: 'Refund failed; we’re on it',
};

/** Labels of a canceled trip's amounts. */
export const canceledTexts = {
  total: 'Total',
  paid: 'Paid',
  backBefore: 'Refunded earlier',
  refund: 'Refund',
  backLater: 'Refunded later',
  kept: 'Not refunded',
  inPerson: 'We’ll refund you in person',
} as const;
