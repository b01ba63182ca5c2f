import { and, asc, eq, lte } from 'drizzle-orm';
import { describeError } from '../describe-error.ts';
import type { AppContext } from '../context.ts';
import { mailOutbox } from '../db/tables.ts';
import type { Mailer } from '../ports.ts';

const BATCH = 10;
const MAX_ATTEMPTS = 10;
const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAY_MS = 6 * 3_600_000;
/** How long a claimed mail is left alone: a process that dies meanwhile sends it no second time at once. */
const CLAIM_MS = 120_000;

type MailRow = typeof mailOutbox.$inferSelect;

/** A job: sends what is due. Failures are tried again with growing pauses, at last marked dead. */
export async function deliverMail(context: AppContext, mailer: Mailer): Promise<number> {
  const due = await claimDue(context);
  for (const row of due) await deliverOne(context, mailer, row);
  return due.length;
}

/** Claims by moving the next attempt into the future, so that the sending holds no lock. */
async function claimDue({ clock, db }: AppContext): Promise<MailRow[]> {
  const now = clock.now();
  return db.orm.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.state, 'pending'), lte(mailOutbox.nextAttemptAt, now)))
      .orderBy(asc(mailOutbox.nextAttemptAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const claimed = new Date(now.getTime() + CLAIM_MS);
    for (const { id } of rows) {
      await tx.update(mailOutbox).set({ nextAttemptAt: claimed }).where(eq(mailOutbox.id, id));
    }
    return rows;
  });
}

async function deliverOne(context: AppContext, mailer: Mailer, row: MailRow): Promise<void> {
  const { clock, db, log } = context;
  const attempts = row.attempts + 1;
  const { recipient: to, subject, textBody: text, htmlBody: html } = row;
  let change: Partial<MailRow>;
  try {
    await mailer.deliver({ to, subject, text, html });
    change = { state: 'sent', sentAt: clock.now(), lastError: null };
  } catch (error) {
    log.warn({ mail: row.id, attempts, failure: describeError(error) }, 'a mail was not delivered');
    const delay = Math.min(FIRST_DELAY_MS * 2 ** row.attempts, LONGEST_DELAY_MS);
    change = {
      state: attempts >= MAX_ATTEMPTS ? 'dead' : 'pending',
      nextAttemptAt: new Date(clock.now().getTime() + delay),
      lastError: error instanceof Error ? error.name : 'unknown',
    };
  }
  await db.orm
    .update(mailOutbox)
    .set({ ...change, attempts })
    .where(eq(mailOutbox.id, row.id));
}
