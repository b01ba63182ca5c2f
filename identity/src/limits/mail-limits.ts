import { ProtocolError, tooManyAttempts } from '../protocol-error.ts';
import { secretHash } from '../secrets.ts';
import type { SqlExecutor } from '../sql.ts';
import { HOUR, later, type Clock } from '../times.ts';
import { countAttempt } from './attempt-store.ts';

const WINDOW = HOUR;
const FOR_PAIR = 5;
const FOR_ADDRESS = 100;
const FOR_MAILBOX = 10;

/** Who asks for a mail to `email`: a signed-in user, or somebody at an address. */
type Request = { readonly email: string } & (
  { readonly uid: string } | { readonly address: string }
);

/** Keeps the service from being used to flood mailboxes. */
export class MailLimits {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Counts one request for a mail.
   * Errors: RESET_PASSWORD_EXCEED_LIMIT, TOO_MANY_ATTEMPTS_TRY_LATER to the one who asks too often.
   * @returns false when the mailbox has had enough from anyone: then nothing is sent and the
   *   answer stays the same, because a stranger must not be able to make the owner's request fail
   */
  async admit(on: SqlExecutor, request: Request): Promise<boolean> {
    const asker = 'uid' in request ? `user ${request.uid}` : `address ${request.address}`;
    const pair = await this.#count(on, `mail-pair:${secretHash(`${asker} ${request.email}`)}`);
    if (pair > FOR_PAIR) {
      throw new ProtocolError(
        'RESET_PASSWORD_EXCEED_LIMIT : Too many mails were asked for. Please try again in an hour.',
        { retryAfterSeconds: WINDOW / 1000 },
      );
    }
    const all = await this.#count(on, `mail-asker:${secretHash(asker)}`);
    if (all > FOR_ADDRESS) throw tooManyAttempts(WINDOW / 1000);
    return (await this.#count(on, `mailbox:${secretHash(request.email)}`)) <= FOR_MAILBOX;
  }

  #count(on: SqlExecutor, key: string): Promise<number> {
    const now = this.#clock.now();
    const reset = { from: 'first_at', forgetBefore: later(now, -WINDOW) } as const;
    return countAttempt(on, key, null, reset, now);
  }
}
