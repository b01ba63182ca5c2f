import { desc, eq } from 'drizzle-orm';
import type { Executor, SqlExecutor } from '../../../db/database.ts';
import { bookings, users } from '../../../db/tables.ts';
import { isOfGuest, type GuestIdentity } from '../../../db/tables/guests.ts';

/** The language of a guest's last booking; null means the site's first language. */
export async function findGuestLanguage(
  db: Executor,
  guest: GuestIdentity,
): Promise<string | null> {
  const [row] = await db
    .select({ language: bookings.language })
    .from(bookings)
    .where(isOfGuest(guest))
    .orderBy(desc(bookings.createdAt))
    .limit(1);
  return row?.language ?? null;
}

/** The language of the account with an address (in lower case); null means the site's first language. */
export async function findLanguageOf(db: Executor, emailKey: string): Promise<string | null> {
  const [row] = await db
    .select({ language: users.language })
    .from(users)
    .where(eq(users.emailKey, emailKey));
  return row?.language ?? null;
}

/** The language that an account chose, read in a raw transaction of the embedded services; null if it chose none. */
export async function findLanguageRaw(
  tx: SqlExecutor,
  { uid }: { uid?: string },
): Promise<string | null> {
  const { rows } = await tx.query<{ language: string | null }>(
    'select language from users where id = $1',
    [uid ?? ''],
  );
  return rows[0]?.language ?? null;
}
