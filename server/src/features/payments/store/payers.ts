import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { users } from '../../../db/tables/users.ts';

/** Who gets the mail about a payment, and how they are called. */
export interface Payer {
  email: string;
  name: string;
}

/**
 * Where a traveller's mail goes: today's address, no matter which one a booking or payment was made with.
 * Null once the account is deleted.
 */
export async function findPayer(db: Executor, uid: string | null): Promise<Payer | null> {
  if (uid === null) return null;
  const { email, name } = users;
  const [row] = await db.select({ email, name }).from(users).where(eq(users.id, uid));
  return row ?? null;
}

/** The address alone. */
export async function findPayerEmail(db: Executor, uid: string | null): Promise<string | null> {
  return (await findPayer(db, uid))?.email ?? null;
}
