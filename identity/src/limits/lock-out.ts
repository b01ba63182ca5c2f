import { tooManyAttempts } from '../protocol-error.ts';
import { secretHash } from '../secrets.ts';
import type { SqlExecutor } from '../sql.ts';
import { DAY, HOUR, MINUTE, later, type Clock } from '../times.ts';
import { block, blockedUntil, countAttempt, forgetEmail, forgetKey } from './attempt-store.ts';

interface Policy {
  /** The failure that brings the first block. */
  readonly threshold: number;
  /** The first block; each further failure doubles it. */
  readonly firstBlock: number;
  readonly longestBlock: number;
  readonly forgetAfter: number;
}

/** One address trying one account. */
const PAIR: Policy = {
  threshold: 10,
  firstBlock: MINUTE,
  longestBlock: HOUR,
  forgetAfter: DAY,
};
/** One address trying many accounts; generous, because offices share an address. */
const ADDRESS: Policy = {
  threshold: 100,
  firstBlock: MINUTE,
  longestBlock: 15 * MINUTE,
  forgetAfter: 2 * HOUR,
};

/**
 * Slows down guessing. Keyed on address and e-mail together, and on the address: never on the
 * e-mail alone, or anyone could lock a stranger out. The counts are in the database, so every
 * process sees them.
 */
export class LockOut {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Errors: TOO_MANY_ATTEMPTS_TRY_LATER while the address or the pair is blocked. */
  async check(on: SqlExecutor, address: string, email: string): Promise<void> {
    const now = this.#clock.now();
    const until = await blockedUntil(on, [pairKey(address, email), addressKey(address)], now);
    if (until) throw tooManyAttempts(Math.ceil((until.getTime() - now.getTime()) / 1000));
  }

  /** Counts a wrong try. Answers whether it brought a block. */
  async failed(on: SqlExecutor, address: string, email: string): Promise<boolean> {
    const pair = await this.#count(on, pairKey(address, email), secretHash(email), PAIR);
    const all = await this.#count(on, addressKey(address), null, ADDRESS);
    return pair || all;
  }

  /** A right password clears the pair. */
  async succeeded(on: SqlExecutor, address: string, email: string): Promise<void> {
    await forgetKey(on, pairKey(address, email));
  }

  /** The owner of the mailbox has set a new password: all old tries are void. */
  async clear(on: SqlExecutor, email: string): Promise<void> {
    await forgetEmail(on, secretHash(email));
  }

  async #count(
    on: SqlExecutor,
    key: string,
    emailHash: string | null,
    policy: Policy,
  ): Promise<boolean> {
    const now = this.#clock.now();
    const forgetBefore = later(now, -policy.forgetAfter);
    const failures = await countAttempt(on, key, emailHash, { from: 'last_at', forgetBefore }, now);
    if (failures < policy.threshold) return false;
    const doubled = policy.firstBlock * 2 ** Math.min(failures - policy.threshold, 20);
    await block(on, key, later(now, Math.min(doubled, policy.longestBlock)));
    return true;
  }
}

function pairKey(address: string, email: string): string {
  return `pair:${secretHash(`${address} ${email}`)}`;
}

function addressKey(address: string): string {
  return `address:${secretHash(address)}`;
}
