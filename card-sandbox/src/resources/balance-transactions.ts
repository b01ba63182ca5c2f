import type Stripe from 'stripe';
import { unixSeconds } from '../ids.ts';

/** The fee of the official test mode for cards in an American account: 2.9 % and 30 cents. */
const FEE = { share: 0.029, fixed: 30 } as const;
const AVAILABLE_AFTER_DAYS = 2;
const DAY_SECONDS = 86_400;

interface Charged {
  id: string;
  amount: number;
  currency: string;
  description: string | null;
  created_at: Date;
}

/** The fee in minor units, never more than the amount. */
const feeOf = (amount: number) => Math.min(amount, Math.round(amount * FEE.share) + FEE.fixed);

/** The balance transaction of a successful charge, in the form of a response. */
export function balanceTransactionOf(
  { amount, created_at, currency, description, id: source }: Charged,
  id: string,
): Stripe.BalanceTransaction {
  const created = unixSeconds(created_at);
  const fee = feeOf(amount);
  return {
    id,
    object: 'balance_transaction',
    amount,
    available_on: created + AVAILABLE_AFTER_DAYS * DAY_SECONDS,
    balance_type: 'payments',
    created,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details: [
      {
        amount: fee,
        application: null,
        currency,
        description: 'Processing fees',
        type: 'stripe_fee',
      },
    ],
    net: amount - fee,
    reporting_category: 'charge',
    source,
    status: 'pending',
    type: 'charge',
  };
}
