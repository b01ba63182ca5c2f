import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { mailOutbox } from '../../db/tables.ts';

export type MailRow = typeof mailOutbox.$inferSelect;

export async function listLatestMails(db: Executor, limit: number): Promise<MailRow[]> {
  return db
    .select()
    .from(mailOutbox)
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(limit);
}

export async function findMailHtml(db: Executor, id: string): Promise<string | null> {
  const { htmlBody, id: mailId } = mailOutbox;
  const [row] = await db.select({ htmlBody }).from(mailOutbox).where(eq(mailId, id));
  return row?.htmlBody ?? null;
}
