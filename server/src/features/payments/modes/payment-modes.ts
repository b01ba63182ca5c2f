import type { SqlExecutor } from '../../../db/database.ts';
import { SANDBOX_ACCOUNT } from '../../../ports.ts';
import type { CardAccount } from './card-account.ts';

/** The number of payments in the ledger for one mode and account. */
export interface PaymentModes extends CardAccount {
  payments: number;
  /**
   * For test payments on a site that takes real money: the number of their upcoming trips that no real payment covers.
   */
  unpaidTrips: number;
}

// Counts payments by mode. On a site in test mode trips aren't counted, because there may be very many.
const MODES = `
  select livemode, provider_account as "providerAccount", count(*)::int as payments,
    case when $1::boolean and livemode is false then (
      select count(*)::int from payments p
      where p.livemode = false and p.provider_account is not distinct from payments.provider_account
        and p.amount_refunded < p.amount
        and (select b.travel_date from bookings b where b.id = p.booking_id) >= current_date
        and not exists (
          select 1 from payments other where other.booking_id = p.booking_id and other.livemode
            and other.amount_refunded + other.amount_lost < other.amount and not other.superseded)
    ) else 0 end as "unpaidTrips"
  from payments group by 1, 2 order by 1, 2`;

/** @param live True if the site takes real money */
export async function listPaymentModes(sql: SqlExecutor, live: boolean): Promise<PaymentModes[]> {
  return (await sql.query<PaymentModes>(MODES, [live])).rows;
}

interface Advice {
  says: string;
  remedy: string;
}

export interface ModeVerdict {
  /** The reason why a site in test mode must not serve this data, unless it is configured to. */
  refusal: Advice | null;
  warnings: Advice[];
}

/** Judges the payments in the ledger whose mode or account isn't the current one. */
export function judgeModes(ledger: readonly PaymentModes[], today: CardAccount): ModeVerdict {
  const real = count(ledger.filter(({ livemode }) => livemode === true));
  if (today.livemode !== true) return { refusal: real > 0 ? refusal(real) : null, warnings: [] };
  const warnings = [...tested(ledger), ...elsewhere(ledger, today)];
  return { refusal: null, warnings };
}

function refusal(real: number): Advice {
  return {
    says: `the database holds ${some(real)} of real money, and card payments are configured in test mode: trips would count as paid by test cards`,
    remedy:
      'set the live Stripe keys of this site; for a copy that is for testing only, set ALLOW_TEST_MODE_ON_LIVE_DATA=yes',
  };
}

/** Warnings about test payments for trips that haven't ended. */
function tested(ledger: readonly PaymentModes[]): Advice[] {
  const test = ledger.filter(({ livemode }) => livemode === false);
  const open = test.reduce((sum, { unpaidTrips }) => sum + unpaidTrips, 0);
  if (open === 0) return [];
  const paid = count(test);
  return [
    {
      says: `${some(paid)} of test mode ${paid === 1 ? 'counts' : 'count'} no more; upcoming trips that are now unpaid: ${open}`,
      remedy:
        'ask the travelers to pay, or delete these bookings; their payments stay in the history, marked TEST',
    },
  ];
}

function elsewhere(ledger: readonly PaymentModes[], today: CardAccount): Advice[] {
  const account = today.providerAccount;
  if (account === null) return [];
  return ledger
    .filter(({ livemode, providerAccount }) => livemode === true && providerAccount !== null)
    .filter(({ providerAccount }) => providerAccount !== account)
    .map(({ payments, providerAccount }) => ({
      says: `${some(payments)} of Stripe’s account ${providerAccount} ${payments === 1 ? 'stays' : 'stay'} paid, but today’s key is of ${account}`,
      remedy: `refund them, and answer their disputes, in the dashboard of ${providerAccount}`,
    }));
}

function count(ledger: readonly PaymentModes[]): number {
  return ledger.reduce((sum, { payments }) => sum + payments, 0);
}

function some(payments: number): string {
  return payments === 1 ? '1 payment' : `${payments} payments`;
}

export function describeModes(ledger: readonly PaymentModes[]): string {
  const parts = ledger.map(({ livemode, payments, providerAccount: account }) => {
    const where =
      account === SANDBOX_ACCOUNT
        ? 'the card sandbox'
        : `Stripe${account === null ? '' : ` (${account})`}`;
    const mode =
      livemode === null ? 'of unknown mode' : livemode ? 'of real money' : 'of test mode';
    return `${some(payments)} ${mode} at ${where}`;
  });
  return parts.length === 0 ? 'none yet' : parts.join('; ');
}
