import { eq } from 'drizzle-orm';
import type { Executor } from '../../../../db/database.ts';
import { users } from '../../../../db/tables.ts';

export async function findPerson(
  db: Executor,
  uid: string,
): Promise<{ email: string; name: string } | null> {
  const { email, id, name } = users;
  const [row] = await db.select({ email, name }).from(users).where(eq(id, uid));
  return row ?? null;
}
