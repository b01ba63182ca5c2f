import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { users } from '../../db/tables/users.ts';

/** A traveller's address of today; null once the account is deleted. */
export async function findPayerEmail(executor: Executor, uid: string): Promise<string | null> {
  const [row] = await executor.select({ email: users.email }).from(users).where(eq(users.id, uid));
  return row?.email ?? null;
}
