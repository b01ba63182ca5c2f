import { docUrl, notFound } from '../../protocol/api-error.ts';
import type { Call } from '../../protocol/call.ts';
import { charge } from './confirm.ts';
import { formatAmount } from '../../protocol/currency.ts';
import { recordEvent } from '../events.ts';
import { findIntent, findIntentByChallenge, saveIntent, type IntentRow } from './intent-store.ts';
import { intentObject } from './intent-view.ts';
import { stateAfter } from './intents.ts';
import { paymentMethodObject } from '../payment-method-store.ts';
import { requirePaymentMethod } from '../payment-methods.ts';
import type { SqlExecutor } from '../../sql.ts';

/** The content of the test bank's page. */
export interface ChallengeView {
  amount: string;
  brand: string;
  last4: string;
  status: string;
}

export async function viewChallenge(call: Call, source: string): Promise<ChallengeView> {
  const row = await requireChallenge(call.tx, source);
  const card =
    row.payment_method === null
      ? { brand: '', last4: '' }
      : await requirePaymentMethod(call, row.payment_method);
  return {
    amount: formatAmount(row.amount, row.currency),
    brand: card.brand,
    last4: card.last4,
    status: row.status,
  };
}

/** Ends an authentication. It is idempotent: an intent that isn't waiting for this authentication doesn't change. */
export async function answerChallenge(
  call: Call,
  source: string,
  outcome: 'complete' | 'fail',
): Promise<{ status: string }> {
  const { id } = await requireChallenge(call.tx, source);
  const row = await findIntent(call.tx, id, 'lock');
  if (row === undefined || row.challenge !== source) throw notFound('authentication', source);
  if (row.status !== 'requires_action' || row.payment_method === null) return row;
  const method = await requirePaymentMethod(call, row.payment_method);
  if (outcome === 'complete') return (await charge(call, row, method)).row;
  const code = 'payment_intent_authentication_failure';
  const failed: IntentRow = {
    ...row,
    status: stateAfter(call, row, 'decline'),
    payment_method: null,
    last_payment_error: {
      type: 'invalid_request_error',
      code,
      doc_url: docUrl(code),
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_method: paymentMethodObject(method),
    },
  };
  await saveIntent(call.tx, failed);
  await recordEvent(call, 'payment_intent.payment_failed', intentObject(failed));
  return failed;
}

async function requireChallenge(tx: SqlExecutor, source: string): Promise<IntentRow> {
  const row = await findIntentByChallenge(tx, source);
  if (row === undefined) throw notFound('authentication', source);
  return row;
}
