import type { SqlExecutor } from '../db/database.ts';
import { mailOutbox } from '../db/tables.ts';
import type { Outbox } from '../context.ts';
import type { Clock, Mail } from '../ports.ts';

/** The outbox, for use cases and for the embedded services, which hold a raw transaction. */
export interface MailOutbox extends Outbox {
  /** For plain mails only: without reply address or list. */
  enqueueRaw(tx: SqlExecutor, mail: Pick<Mail, 'to' | 'subject' | 'text' | 'html'>): Promise<void>;
}

/** Writes mail together with the rows that make it true, so that both are there or neither. */
export function createOutbox(clock: Clock, newId: () => string): MailOutbox {
  return {
    enqueue: async (executor, { to, text, html, ...mail }) => {
      const now = clock.now();
      await executor.insert(mailOutbox).values({
        ...mail,
        id: newId(),
        recipient: to,
        textBody: text,
        htmlBody: html,
        state: 'pending',
        attempts: 0,
        nextAttemptAt: now,
        createdAt: now,
      });
    },
    enqueueRaw: async (tx, mail) => {
      await tx.query(
        `insert into mail_outbox
           (id, recipient, subject, text_body, html_body, state, attempts, next_attempt_at, created_at)
         values ($1, $2, $3, $4, $5, 'pending', 0, $6, $6)`,
        [newId(), mail.to, mail.subject, mail.text, mail.html, clock.now()],
      );
    },
  };
}
