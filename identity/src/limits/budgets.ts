import { ProtocolError, tooManyRequests } from '../protocol/protocol-error.ts';
import { secretHash } from '../secrets.ts';
import type { SqlExecutor } from '../sql.ts';
import { HOUR, type Clock } from '../clock.ts';
import { leftOf, spend, waitFor, type Leaking } from './budget-store.ts';
import { areaOf, isInner } from './client-address.ts';

/** Who pays for a call, as far as it is known. */
export interface Payers {
  /** Where the call comes from, as `limitKeyOf` names it. */
  readonly network?: string;
  /** The signed-in account. */
  readonly person?: string;
  /** The address that the call is about, whether it has an account or not. */
  readonly mailbox?: string;
}

type Payer = keyof Payers | 'area';

interface Budget {
  /** Whose it is; two names stand for the two together. An area is the wider net of a network. */
  readonly of: readonly [Payer] | readonly [Payer, Payer];
  /** So many at once ... */
  readonly burst: number;
  /** ... and then as many as leak away. */
  readonly anHour: number;
  /** What happens when it is used up; otherwise TOO_MANY_ATTEMPTS_TRY_LATER. */
  readonly whenUsedUp?: 'exceeds-mails' | 'says-nothing';
}

const MAILS: readonly Budget[] = [
  { of: ['network', 'mailbox'], burst: 5, anHour: 5, whenUsedUp: 'exceeds-mails' },
  { of: ['person', 'mailbox'], burst: 5, anHour: 5, whenUsedUp: 'exceeds-mails' },
];

/**
 * What each call costs: one of every budget under its name whose payers are known. A call whose
 * form is wrong costs nothing. The first budget stands for all of a network, so that a flood ends
 * there and leaves no rows behind.
 */
const BUDGETS = {
  /**
   * signUp. Also bounds how often a network is told EMAIL_EXISTS. Firebase lets an address make 100
   * accounts an hour (https://firebase.google.com/docs/auth/limits).
   */
  'sign-up': [
    { of: ['network'], burst: 60, anHour: 30 },
    { of: ['area'], burst: 480, anHour: 240 },
    { of: ['network', 'mailbox'], burst: 10, anHour: 10 },
  ],
  /** signInWithPassword, for a wrong password only: see lock-out.ts. */
  'wrong-password': [
    { of: ['network'], burst: 100, anHour: 120 },
    { of: ['area'], burst: 800, anHour: 960 },
    { of: ['mailbox'], burst: 20, anHour: 20 },
  ],
  /** The same while one of those is used up, of an account that passes even so. */
  'wrong-password-in-block': [{ of: ['network', 'mailbox'], burst: 10, anHour: 10 }],
  /** signInWithIdp. */
  'provider-sign-in': [{ of: ['network'], burst: 300, anHour: 600 }],
  /** sendOobCode of any kind; then one of the kind's own below. */
  mail: [
    { of: ['network'], burst: 100, anHour: 60 },
    { of: ['area'], burst: 800, anHour: 480 },
    { of: ['person'], burst: 20, anHour: 20 },
  ],
  /** Anybody may ask for it: a stranger must not make the owner's request fail. */
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
  /** update and resetPassword with a code out of a mail. */
  code: [{ of: ['network'], burst: 120, anHour: 240 }],
  /** update, delete and signUp of somebody who is signed in. */
  change: [
    { of: ['network'], burst: 600, anHour: 1200 },
    { of: ['person'], burst: 60, anHour: 120 },
  ],
} as const satisfies Record<string, readonly Budget[]>;

export type Purpose = keyof typeof BUDGETS;

/**
 * An inner network is the operator, or a whole site behind a proxy that was not declared: its
 * budgets are so many times as wide.
 */
const INNER_TIMES = 5;

/** The budgets of everybody, in the database: all processes count together. */
export class Budgets {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Pays for one call. Ask before anything is looked up, so that the answer tells nothing.
   * Errors: TOO_MANY_ATTEMPTS_TRY_LATER, RESET_PASSWORD_EXCEED_LIMIT.
   * @returns false when the call is to do nothing and answer as if it had
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

/** The counts that a call moves, in their order. */
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
    'RESET_PASSWORD_EXCEED_LIMIT : Too many mails were asked for. Please try again later.',
    { retryAfterSeconds },
  );
}
