import { secretHash } from '../secrets.ts';
import type { SqlExecutor } from '../sql.ts';
import { DAY, HOUR, MINUTE, later, type Clock } from '../clock.ts';
import { block, countAttempt, forgetEmail, forgetKey, readStanding } from './attempt-store.ts';
import { add, empty, takeOut, waitFor, type Leaking } from './budget-store.ts';
import { budgetsOf, type Purpose } from './budgets.ts';
import { networkHash } from './familiar-networks.ts';

/**
 * Limits for one network that tries one account. The tenth wrong password starts a block, and each further wrong
 * password doubles its duration, up to an hour.
 */
const PAIR = { threshold: 10, firstBlock: MINUTE, longestBlock: HOUR, forgetAfter: DAY };

/** The state of the limits that decides about a sign-in. */
export interface Standing {
  /**
   * True if there were too many wrong passwords for the account from this network, but `isBlocked` is false. Signing in
   * is then refused without checking the password.
   */
  readonly isRefused: boolean;
  /**
   * True if there were too many wrong passwords from this network or its area, or for this account from all networks.
   */
  readonly isBlocked: boolean;
  /**
   * True if the account recently signed in from this network, and the limits for both together aren't reached. Such an
   * account may sign in during a block.
   */
  readonly isFamiliar: boolean;
  readonly retryAfterSeconds: number;
}

/**
 * Slows down guessing:
 *
 * - One account from one network: a block that doubles, and ends with a correct or a new password.
 * - One network, and one account from all networks together: leaky buckets (the budget `wrong-password`). While one of
 *   them is used up, only accounts familiar to the network can sign in from there. So an attacker can neither lock out a
 *   whole site nor, from elsewhere, the owner of an account.
 *
 * Wrong passwords during such a block don't extend it, so it ends as soon as one of them has leaked out. Responses,
 * timing and later blocks don't reveal to a guesser if an address has a familiar account.
 */
export class LockOut {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async standing(on: SqlExecutor, network: string, email: string): Promise<Standing> {
    const now = this.#clock.now();
    const counts = countsOf('wrong-password', network, email);
    const inBlock = countsOf('wrong-password-in-block', network, email);
    const asked = {
      pair: pairKey(network, email),
      counts: [...counts, ...inBlock].map(({ key }) => key),
      email,
      networkHash: networkHash(network),
    };
    const { pairUntil, left, isFamiliar } = await readStanding(on, asked, now);
    const waitOf = (asked: readonly Leaking[], from: number) =>
      Math.max(...asked.map((count, index) => waitFor(count, left[from + index] ?? 0)));
    const wait = waitOf(counts, 0);
    const isBlocked = wait > 0;
    const pairWait = pairUntil ? pairUntil.getTime() - now.getTime() : 0;
    return {
      // While the network or the account is blocked as a whole, all responses must look the same. So the block of this
      // account from this network isn't reported then; it only makes the network count as unfamiliar.
      isRefused: pairWait > 0 && !isBlocked,
      isBlocked,
      isFamiliar: isFamiliar && pairWait === 0 && waitOf(inBlock, counts.length) === 0,
      retryAfterSeconds: Math.ceil((isBlocked ? wait : pairWait) / 1000),
    };
  }

  /** Counts a wrong password. */
  async failed(
    on: SqlExecutor,
    network: string,
    email: string,
    { isBlocked, isFamiliar }: Standing,
  ): Promise<void> {
    const now = this.#clock.now();
    if (isBlocked) {
      // The same statement runs for every address, but all unfamiliar ones share a row, so that guessing doesn't add
      // rows.
      await add(on, countsOf('wrong-password-in-block', network, isFamiliar ? email : ''), now);
      return;
    }
    await this.#countPair(on, pairKey(network, email), email, now);
    const counts = countsOf('wrong-password', network, email);
    await add(on, [...counts, costOf(network, email)], now);
  }

  /**
   * Records a correct password. Clears the counts of this network with this account, and gives back to the network the
   * budget that its wrong passwords for the account used.
   */
  async succeeded(on: SqlExecutor, network: string, email: string): Promise<void> {
    await forgetKey(on, pairKey(network, email));
    const keys = { part: costOf(network, email).key, whole: networkCount(network).key };
    await takeOut(on, keys, this.#clock.now());
  }

  /** Clears earlier attempts after the owner of the mailbox has set a new password. */
  async clear(on: SqlExecutor, email: string): Promise<void> {
    await forgetEmail(on, secretHash(email));
    for (const { count } of budgetsOf('wrong-password', { mailbox: email })) {
      await empty(on, count.key);
    }
  }

  async #countPair(on: SqlExecutor, key: string, email: string, now: Date): Promise<void> {
    const forgetBefore = later(now, -PAIR.forgetAfter);
    const failures = await countAttempt(on, key, secretHash(email), forgetBefore, now);
    if (failures < PAIR.threshold) return;
    const doubled = PAIR.firstBlock * 2 ** Math.min(failures - PAIR.threshold, 20);
    await block(on, key, later(now, Math.min(doubled, PAIR.longestBlock)));
  }
}

function pairKey(network: string, email: string): string {
  return `pair:${secretHash(`${network} ${email}`)}`;
}

function countsOf(purpose: Purpose, network: string, email: string): Leaking[] {
  return budgetsOf(purpose, { network, mailbox: email }).map(({ count }) => count);
}

function networkCount(network: string): Leaking {
  const [first] = budgetsOf('wrong-password', { network });
  if (!first) throw new Error('a network has no budget for wrong passwords');
  return first.count;
}

/** The wrong passwords for one account, counted so that a correct one can give them back to the network's budget. */
function costOf(network: string, email: string): Leaking {
  return { ...networkCount(network), key: `cost of ${pairKey(network, email)}` };
}
