import { eq } from 'drizzle-orm';
import type { Executor } from '../../../../db/database.ts';
import { users } from '../../../../db/tables.ts';

export async function findPerson(
  db: Executor,
  uid: string,
): Promise<{ email: string; name: string; language: string | null } | null> {
  const { email, id, language, name } = users;
  const [row] = await db.select({ email, language, name }).from(users).where(eq(id, uid));
  return row ?? null;
}
