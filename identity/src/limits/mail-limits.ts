import type { CodeType } from '../codes/code-store.ts';
import type { SqlExecutor } from '../sql.ts';
import type { Budgets } from './budgets.ts';

/** A request for an email to a mailbox, by a signed-in person or by someone in a network. */
interface Request {
  readonly kind: Exclude<CodeType, 'RECOVER_EMAIL'>;
  readonly mailbox: string;
  readonly network: string;
  readonly person?: string;
}

/** Limits emails, so that the service neither floods mailboxes nor emails strangers on someone else's behalf. */
export class MailLimits {
  readonly #budgets: Budgets;

  constructor(budgets: Budgets) {
    this.#budgets = budgets;
  }

  /**
   * Counts one request for an email, whether or not the mailbox has an account. Errors: RESET_PASSWORD_EXCEED_LIMIT,
   * TOO_MANY_ATTEMPTS_TRY_LATER for a caller with too many requests.
   * @returns false if the mailbox has received enough emails for new passwords, from any callers. Nothing is sent then,
   * and the response stays the same, because a stranger must not be able to make the owner's request fail. Nothing is
   * lost: the last such email is a few minutes old, and its link works for an hour.
   */
  async admit(on: SqlExecutor, request: Request): Promise<boolean> {
    const { kind, mailbox, network, person } = request;
    const known = person === undefined ? {} : { person };
    await this.#budgets.spend(on, 'mail', { network, ...known });
    const asker = person === undefined ? { network } : { person };
    return this.#budgets.spend(on, `mail ${kind}`, { mailbox, ...asker });
  }
}
