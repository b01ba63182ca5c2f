import type { RefundProgress } from '@wayfarer/contract';

/** What comes back from step to step. */
export const stepTexts = {
  stepsTitle: 'What you get back, and until when',
  noDebt: 'You never owe the balance of a canceled trip.',
  here: 'You are here',
  until: (when: string, place: string) => `Until ${when} ${place}`,
  later: 'Later',
  laterText: 'Once the trip has begun, please write to us.',
  yours: (when: string) => `${when} your time`,
  all: 'everything you paid',
  part: (kept: string) => `${kept} is not refunded`,
  nothing: 'nothing',
  exception: (reason: string) => `You get back more than usual: ${reason}`,
  disputed:
    'Your bank is looking into your payment. It decides first: if you cancel now, nothing goes back to your card before that.',
} as const;

/** The three figures, with what they mean beneath. */
export const figureTexts = {
  label: 'What canceling comes to',
  comesBack: 'Refund',
  cameBack: 'Refunded',
  onCard: 'to your card',
  kept: 'Not refunded',
  lapses: 'No longer due',
  noMoney: 'nothing was paid',
  toCard: (days = 0) => (days === 0 ? 'to your card' : `to your card, within ${days} days`),
  inPerson: 'we give it back in person',
  both: (card: string, counter: string) => `${card} to your card, ${counter} in person`,
  nothingBack: 'under the policy',
  nothingKept: 'nothing at all',
  keptNote: 'under the policy',
  keptAfter: 'after a later refund',
  notOwed: 'you do not owe it',
  nothingOwed: 'nothing was left to pay',
} as const;

/** Where the money of a canceled trip is. */
export const moneyTexts = {
  title: {
    none: 'There is nothing more to do',
    decided: 'Your money is on its way',
    held: 'Your bank decides first',
    at_bank: 'Your money is on its way',
    done: 'Your money is back',
    failed: 'The refund failed',
  } satisfies Record<RefundProgress, string>,
  inPersonTitle: 'We’ll refund you in person',
  text: {
    none: '',
    decided: '',
    held: 'A bank is looking into this payment. Once it has decided, the refund goes back to your card, unless the bank has already returned it.',
    at_bank: '',
    done: '',
    failed:
      'The card provider could not send it. We are on it, and you do not need to do anything.',
  } satisfies Record<RefundProgress, string>,
  before: (amount: string) => `${amount} was refunded before that.`,
  later: (amount: string) => `Refunded later: ${amount}.`,
  progress: 'The refund',
  steps: { decided: 'Decided', at_bank: 'At the bank', done: 'On your card' },
} as const;
