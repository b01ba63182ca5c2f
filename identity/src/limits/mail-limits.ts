import type { CodeType } from '../codes/code-store.ts';
import type { SqlExecutor } from '../sql.ts';
import type { Budgets } from './budgets.ts';

/** Who requests a mail of a kind to a mailbox: a signed-in person, or someone at a network. */
interface Request {
  readonly kind: Exclude<CodeType, 'RECOVER_EMAIL'>;
  readonly mailbox: string;
  readonly network: string;
  readonly person?: string;
}

/** Keeps the service from flooding mailboxes and from mailing strangers on someone else's behalf. */
export class MailLimits {
  readonly #budgets: Budgets;

  constructor(budgets: Budgets) {
    this.#budgets = budgets;
  }

  /**
   * Counts one request for a mail, whether or not the mailbox has an account.
   * Errors: RESET_PASSWORD_EXCEED_LIMIT, TOO_MANY_ATTEMPTS_TRY_LATER to a caller who asks too often.
   * @returns false when the mailbox has received enough of the kind, from any caller. Then nothing is
   *   sent and the response stays the same, because a stranger must not be able to make the owner's
   *   request fail. Nothing is lost: the last such mail is a few minutes old, and its link works for an
   *   hour.
   */
  async admit(on: SqlExecutor, request: Request): Promise<boolean> {
    const { kind, mailbox, network, person } = request;
    const known = person === undefined ? {} : { person };
    await this.#budgets.spend(on, 'mail', { network, ...known });
    const asker = person === undefined ? { network } : { person };
    return this.#budgets.spend(on, `mail ${kind}`, { mailbox, ...asker });
  }
}
