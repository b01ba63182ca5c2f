import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { users } from '../../../db/tables/users.ts';

export interface Payer {
  email: string;
  name: string;
  /** The language that they chose; null means the site's first language. */
  language: string | null;
}

/**
 * The traveler's current name and address, even if a booking or payment used another one. Null once the account is
 * deleted.
 */
export async function findPayer(db: Executor, uid: string | null): Promise<Payer | null> {
  if (uid === null) return null;
  const { email, language, name } = users;
  const [row] = await db.select({ email, language, name }).from(users).where(eq(users.id, uid));
  return row ?? null;
}

export async function findPayerEmail(db: Executor, uid: string | null): Promise<string | null> {
  return (await findPayer(db, uid))?.email ?? null;
}
