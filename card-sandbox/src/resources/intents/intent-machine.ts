export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

/**
 * Actions on an intent. `process` starts a charge, `succeed` and `decline` complete it. A failed authentication is a
 * `decline` without a charge.
 */
export type IntentAction =
  | 'attach'
  | 'edit-amount'
  | 'challenge'
  | 'process'
  | 'succeed'
  | 'decline'
  | 'cancel';

type Moves = Partial<Record<IntentAction, IntentStatus>>;

/** The state machine: the next state for each state and action. An action without an entry isn't allowed. */
export const TRANSITIONS: Readonly<Record<IntentStatus, Moves>> = {
  requires_payment_method: {
    attach: 'requires_confirmation',
    'edit-amount': 'requires_payment_method',
    challenge: 'requires_action',
    process: 'processing',
    cancel: 'canceled',
  },
  requires_confirmation: {
    attach: 'requires_confirmation',
    'edit-amount': 'requires_confirmation',
    challenge: 'requires_action',
    process: 'processing',
    cancel: 'canceled',
  },
  // a change to the amount or the card invalidates an authentication in progress
  requires_action: {
    attach: 'requires_confirmation',
    'edit-amount': 'requires_confirmation',
    challenge: 'requires_action',
    process: 'processing',
    decline: 'requires_payment_method',
    cancel: 'canceled',
  },
  processing: { succeed: 'succeeded', decline: 'requires_payment_method' },
  succeeded: {},
  canceled: {},
};

/** The state after `action`, or null if the action isn't allowed. */
export function nextStatus(status: IntentStatus, action: IntentAction): IntentStatus | null {
  return TRANSITIONS[status][action] ?? null;
}

const OPEN = 'requires_payment_method, requires_confirmation, requires_action';

/** The message for an `action` that isn't allowed in `status`, in the official API's words. */
export function refusal(status: IntentStatus, action: IntentAction): string {
  const has = `because it has a status of ${status}.`;
  if (action === 'cancel') {
    return `You cannot cancel this PaymentIntent ${has} Only a PaymentIntent with one of the following statuses may be canceled: ${OPEN}.`;
  }
  if (action === 'edit-amount') {
    return `This PaymentIntent's amount could not be updated ${has} You may only update the amount of a PaymentIntent with one of the following statuses: ${OPEN}.`;
  }
  if (action === 'attach' || status === 'canceled') {
    return `This PaymentIntent's payment_method could not be updated ${has} You may only update the payment_method of a PaymentIntent with one of the following statuses: ${OPEN}.`;
  }
  return status === 'succeeded'
    ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
    : `You cannot confirm this PaymentIntent ${has}`;
}
