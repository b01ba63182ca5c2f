import type { RefundProgress } from '@wayfarer/contract';

/** The refund in each step of the cancellation terms. */
export const stepTexts = {
  stepsTitle: 'What you get back, and until when',
  noDebt: 'You never owe the balance of a canceled trip.',
  here: 'You are here',
  until: (when: string, place: string) => `Until ${when} ${place}`,
  later: 'Later',
  laterText: 'Once the trip has started, please contact us.',
  yours: (when: string) => `${when} your time`,
  all: 'everything you paid',
  part: (kept: string) => `${kept} isn’t refunded`,
  nothing: 'nothing',
  exception: (reason: string) => `You get back more than usual: ${reason}`,
  disputed:
    'Your bank is reviewing your payment. If you cancel now, nothing goes back to your card until it decides.',
} as const;

/** The three amounts, with their notes. */
export const figureTexts = {
  label: 'Cancellation summary',
  comesBack: 'Refund',
  sent: 'Refund sent',
  kept: 'Not refunded',
  lapses: 'No longer due',
  noMoney: 'nothing was paid',
  toCard: (days = 0) => (days === 0 ? 'to your card' : `to your card, within ${days} days`),
  inPerson: 'we’ll refund you in person',
  both: (card: string, counter: string) => `${card} to your card, ${counter} in person`,
  nothingBack: 'under the policy',
  nothingKept: 'full refund',
  keptNote: 'under the policy',
  keptAfter: 'after a later refund',
  notOwed: 'you don’t owe it',
  nothingOwed: 'nothing was left to pay',
} as const;

/** The refund of a canceled trip. */
export const moneyTexts = {
  title: {
    none: 'There’s nothing more to do',
    decided: 'Your money is on its way',
    held: 'Your bank decides first',
    at_bank: 'Your money is on its way',
    done: 'Refund sent',
    failed: 'The refund failed',
  } satisfies Record<RefundProgress, string>,
  inPersonTitle: 'We’ll refund you in person',
  text: {
    none: '',
    decided: '',
    held: 'A bank is reviewing this payment. Once it decides, the refund goes back to your card, unless the bank has already returned it.',
    at_bank: '',
    done: '',
    failed: 'The card provider couldn’t send it. We’re on it, and you don’t need to do anything.',
  } satisfies Record<RefundProgress, string>,
  sentOn: (day: string) => `Refund sent on ${day}`,
  before: (amount: string) => `${amount} was refunded before that.`,
  later: (amount: string) => `Refunded later: ${amount}.`,
  progress: 'Refund progress',
  steps: { decided: 'Approved', at_bank: 'Being sent', done: 'Sent to your bank' },
} as const;
