import { ProtocolError, tooManyRequests } from '../protocol/protocol-error.ts';
import { secretHash } from '../secrets.ts';
import type { SqlExecutor } from '../sql.ts';
import { HOUR, type Clock } from '../clock.ts';
import { leftOf, spend, waitFor, type Leaking } from './budget-store.ts';
import { areaOf, isInner } from './client-address.ts';

/** The payers, whose budgets a call is charged to. A payer that isn't known is absent. */
export interface Payers {
  /** The network of the call, as returned by `limitKeyOf`. */
  readonly network?: string;
  /** The signed-in account. */
  readonly person?: string;
  /** The email address that the call is about, even if it has no account. */
  readonly mailbox?: string;
}

type Payer = keyof Payers | 'area';

interface Budget {
  /** The payer, or two payers who share a budget. An area is a wider range around a network (`areaOf`). */
  readonly of: readonly [Payer] | readonly [Payer, Payer];
  /** The number of calls that can be made at once. */
  readonly burst: number;
  /** The number of calls per hour that are possible after the burst. */
  readonly anHour: number;
  /** The response when the budget is used up; by default TOO_MANY_ATTEMPTS_TRY_LATER. */
  readonly whenUsedUp?: 'exceeds-mails' | 'says-nothing';
}

const MAILS: readonly Budget[] = [
  { of: ['network', 'mailbox'], burst: 5, anHour: 5, whenUsedUp: 'exceeds-mails' },
  { of: ['person', 'mailbox'], burst: 5, anHour: 5, whenUsedUp: 'exceeds-mails' },
];

/**
 * The budgets by purpose. A call is charged to each budget of its purpose whose payer is known. A malformed call costs
 * nothing. The budget of a whole network comes before all others, so that a flood is stopped there and doesn't add
 * rows for them.
 */
const BUDGETS = {
  /**
   * For `signUp`. It also limits the rate at which a network can learn EMAIL_EXISTS. Firebase allows an address to make
   * 100 accounts an hour (https://firebase.google.com/docs/auth/limits).
   */
  'sign-up': [
    { of: ['network'], burst: 60, anHour: 30 },
    { of: ['area'], burst: 480, anHour: 240 },
    { of: ['network', 'mailbox'], burst: 10, anHour: 10 },
  ],
  /** For `signInWithPassword`, charged only for wrong passwords: see lock-out.ts. */
  'wrong-password': [
    { of: ['network'], burst: 100, anHour: 120 },
    { of: ['area'], burst: 800, anHour: 960 },
    { of: ['mailbox'], burst: 20, anHour: 20 },
  ],
  /** For a wrong password for an account that may still sign in although one of the budgets above is used up. */
  'wrong-password-in-block': [{ of: ['network', 'mailbox'], burst: 10, anHour: 10 }],
  /** For `signInWithIdp`. */
  'provider-sign-in': [{ of: ['network'], burst: 300, anHour: 600 }],
  /** For `sendOobCode` of every type, in addition to the budgets of each type below. */
  mail: [
    { of: ['network'], burst: 100, anHour: 60 },
    { of: ['area'], burst: 800, anHour: 480 },
    { of: ['person'], burst: 20, anHour: 20 },
  ],
  /** Anyone may request this email for any address, so strangers' requests must not cause an error for the owner. */
  'mail PASSWORD_RESET': [
    ...MAILS,
    { of: ['mailbox'], burst: 10, anHour: 10, whenUsedUp: 'says-nothing' },
  ],
  'mail VERIFY_EMAIL': [
    ...MAILS,
    { of: ['mailbox'], burst: 10, anHour: 10, whenUsedUp: 'exceeds-mails' },
  ],
  'mail VERIFY_AND_CHANGE_EMAIL': [
    ...MAILS,
    { of: ['mailbox'], burst: 10, anHour: 10, whenUsedUp: 'exceeds-mails' },
  ],
  /** For `update` and `resetPassword` with a code from an email. */
  code: [{ of: ['network'], burst: 120, anHour: 240 }],
  /** For `update`, `delete` and `signUp` by a signed-in caller. */
  change: [
    { of: ['network'], burst: 600, anHour: 1200 },
    { of: ['person'], burst: 60, anHour: 120 },
  ],
} as const satisfies Record<string, readonly Budget[]>;

export type Purpose = keyof typeof BUDGETS;

/**
 * The factor for the budgets of an inner network and its area. Many people can share such a network: the operator's
 * staff, or all visitors behind a proxy that isn't declared.
 */
const INNER_TIMES = 5;

/** The budgets of all payers, stored in the database and shared by all processes. */
export class Budgets {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Charges one call to its budgets. Call it before any lookup, so that the response reveals nothing. Errors:
   * TOO_MANY_ATTEMPTS_TRY_LATER, RESET_PASSWORD_EXCEED_LIMIT.
   * @returns false if the call must do nothing, but respond as if it had been carried out
   */
  async spend(on: SqlExecutor, purpose: Purpose, payers: Payers): Promise<boolean> {
    const now = this.#clock.now();
    for (const { budget, count } of budgetsOf(purpose, payers)) {
      if (await spend(on, count, now)) continue;
      if (budget.whenUsedUp === 'says-nothing') return false;
      const wait = waitFor(count, await leftOf(on, count.key, now));
      const seconds = Math.max(1, Math.ceil(wait / 1000));
      throw budget.whenUsedUp === undefined ? tooManyRequests(seconds) : tooManyMails(seconds);
    }
    return true;
  }
}

/** The budgets and counts that a call is charged to, in order. */
export function budgetsOf(purpose: Purpose, payers: Payers): { budget: Budget; count: Leaking }[] {
  const { network } = payers;
  const known: Partial<Record<Payer, string>> =
    network === undefined ? payers : { ...payers, area: areaOf(network) };
  const times = network !== undefined && isInner(network) ? INNER_TIMES : 1;
  const budgets: readonly Budget[] = BUDGETS[purpose];
  return budgets.flatMap((budget) => {
    const names = budget.of.map((payer) => known[payer]);
    if (names.includes(undefined)) return [];
    const isShared = budget.of.length === 1 && ['network', 'area'].includes(budget.of[0]);
    const wider = isShared ? times : 1;
    const step = HOUR / (budget.anHour * wider);
    const key = `${purpose}:${secretHash([...budget.of, ...names].join(' '))}`;
    return [{ budget, count: { key, step, room: step * budget.burst * wider } }];
  });
}

function tooManyMails(retryAfterSeconds: number): ProtocolError {
  return new ProtocolError(
    'RESET_PASSWORD_EXCEED_LIMIT : Too many emails were requested. Please try again later.',
    { retryAfterSeconds },
  );
}
