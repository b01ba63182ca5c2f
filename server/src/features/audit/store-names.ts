import { AUDITED, TRAVELERS_ACTS } from '@wayfarer/contract';
import { and, eq, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import { auditLog } from '../../db/tables/audit.ts';
import { users } from '../../db/tables/users.ts';

const { action, at, byName, byUserId, subjectId, subjectName } = auditLog;

/** Before an account ends: what it did for the agency, and what was done about it as a colleague, keeps the name. */
export async function keepNamesOf(tx: Tx, uid: string): Promise<void> {
  const name = sql<string>`(select nullif(${users.name}, '') from ${users} where ${users.id} = ${uid})`;
  await tx
    .update(auditLog)
    .set({ byName: name })
    .where(and(eq(byUserId, uid), isNull(byName)));
  await tx
    .update(auditLog)
    .set({ subjectName: name })
    .where(and(eq(subjectId, uid), inArray(action, [...AUDITED.team]), isNull(subjectName)));
}

/** Before a traveler's account ends: what they did with what was theirs stays recorded, without their name. */
export async function forgetNameOfContributor(tx: Tx, uid: string): Promise<void> {
  await tx
    .update(auditLog)
    .set({ byName: null })
    .where(and(eq(byUserId, uid), inArray(action, [...TRAVELERS_ACTS]), isNotNull(byName)));
}

/** Forgets the names of people whose accounts are gone, in entries from before. */
export async function forgetNamesBefore(
  db: Executor,
  gone: readonly string[],
  before: Date,
): Promise<void> {
  if (gone.length > 0) {
    await db
      .update(auditLog)
      .set({ byName: null })
      .where(and(inArray(byUserId, [...gone]), lt(at, before), isNotNull(byName)));
  }
  const there = db.select({ id: users.id }).from(users).where(eq(users.id, subjectId));
  await db
    .update(auditLog)
    .set({ subjectName: null })
    .where(
      and(
        inArray(action, [...AUDITED.team, 'user_deleted']),
        lt(at, before),
        isNotNull(subjectName),
        notExists(there),
      ),
    );
}
