import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { users } from '../../../db/tables/users.ts';

/**
 * Where a traveller's mail goes: today's address, no matter which one a booking or payment was made with.
 * Null once the account is deleted.
 */
export async function findPayerEmail(db: Executor, uid: string | null): Promise<string | null> {
  if (uid === null) return null;
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, uid));
  return row?.email ?? null;
}
