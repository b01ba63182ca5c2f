import {
  amountFaultText,
  BALANCE_DAYS_MAX,
  type PaymentPlan,
  PLAN_PERCENT,
  readAmount,
  typedAmount,
} from '@wayfarer/contract';
import { planFaults as texts } from './copy.texts.js';

export const FIRST_PAYMENTS = ['usual', 'day', 'percent', 'amount', 'total'] as const;
export const BALANCES = ['before', 'arrival'] as const;

/** A payment plan as it is chosen and typed. */
export interface TypedPlan {
  /** `usual` means no plan, so that the default applies. */
  now: (typeof FIRST_PAYMENTS)[number];
  /** The percentage or the amount. */
  value: string;
  balance: (typeof BALANCES)[number];
  /** The days before the trip when the balance is due. */
  days: string;
}

export interface PlanFaults {
  value?: string;
  days?: string;
}

const WHEN_CHOSEN = { percent: '30', days: '30' } as const;

const NO_PLAN: TypedPlan = { now: 'usual', value: '', balance: 'arrival', days: '' };

export function typedPlan(plan: PaymentPlan | null | undefined, currency: string): TypedPlan {
  if (!plan) return NO_PLAN;
  const { balanceDays, now } = plan;
  const balance =
    balanceDays === null
      ? ({ balance: 'arrival', days: '' } as const)
      : ({ balance: 'before', days: String(balanceDays) } as const);
  if (typeof now === 'string') return { now, value: '', ...balance };
  return 'percent' in now
    ? { now: 'percent', value: String(now.percent), ...balance }
    : { now: 'amount', value: typedAmount(now.minor, currency), ...balance };
}

/** The plan after a choice, with usual figures to start from. */
export function choose(
  typed: TypedPlan,
  chosen: Partial<Pick<TypedPlan, 'now' | 'balance'>>,
): TypedPlan {
  const { balance = typed.balance, now = typed.now } = chosen;
  const value = now === typed.now ? typed.value : now === 'percent' ? WHEN_CHOSEN.percent : '';
  const isLater = balance === 'before' && now !== 'usual' && now !== 'total';
  return {
    now,
    value,
    balance: isLater ? 'before' : 'arrival',
    days: isLater ? typed.days || WHEN_CHOSEN.days : '',
  };
}

const whole = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
const isWithin = (text: string, least: number, most: number) =>
  whole(text) >= least && whole(text) <= most;

/** The faults of the typed figures; the server refuses the same. */
export function faultsOf({ balance, days, now, value }: TypedPlan, currency: string): PlanFaults {
  const { max, min } = PLAN_PERCENT;
  const faults: PlanFaults = {};
  if (now === 'percent' && !isWithin(value, min, max)) faults.value = texts.percent({ max, min });
  if (now === 'amount') {
    const read = readAmount(value, currency);
    if (!read.ok) faults.value = `${amountFaultText(read, currency, 'amount')}.`;
  }
  if (balance === 'before' && !isWithin(days, 0, BALANCE_DAYS_MAX)) {
    faults.days = texts.days(BALANCE_DAYS_MAX);
  }
  return faults;
}

export const hasFaults = (faults: PlanFaults): boolean => Object.keys(faults).length > 0;

/** The plan to send; null for none. A figure that can't be read becomes 0 or -1, which the server refuses. */
export function planOf(typed: TypedPlan, currency: string): PaymentPlan | null {
  const { balance, days, now } = typed;
  if (now === 'usual') return null;
  const balanceDays = balance === 'before' ? whole(days) : null;
  return {
    now: firstOf(typed, currency),
    balanceDays: Number.isNaN(balanceDays) ? -1 : balanceDays,
  };
}

function firstOf({ now, value }: TypedPlan, currency: string): PaymentPlan['now'] {
  if (now === 'percent') return { percent: whole(value) || 0 };
  if (now !== 'amount') return now === 'total' ? 'total' : 'day';
  const read = readAmount(value, currency);
  return { minor: read.ok ? read.minor : 0 };
}
