import { createHash } from 'node:crypto';
import type { AuditedAction } from '@wayfarer/contract';
import type { AppContext } from './context.ts';
import type { Executor, Tx } from './db/database.ts';
import { auditLog } from './db/tables.ts';

/** Who acts, and when. */
type Acting = Pick<AppContext, 'clock' | 'newId'> & { actor: { uid: string } };
/** Never a person's name or address: those have columns of their own, which can be forgotten. */
type Detail = Record<string, string | number>;

/** What an act is about. A colleague is named as they are called now. */
type Subject = string | { id: string; name: string };

/**
 * Records what staff do, in the transaction that does it: neither is there without the other. The database adds
 * what who acts is called now.
 */
export async function recordAct(
  { actor, clock, newId }: Acting,
  tx: Tx,
  action: AuditedAction,
  subject: Subject,
  detail: Detail = {},
): Promise<void> {
  const isNamed = typeof subject === 'object';
  await tx.insert(auditLog).values({
    id: newId(),
    at: clock.now(),
    byUserId: actor.uid,
    action,
    subjectId: isNamed ? subject.id : subject,
    subjectName: isNamed && subject.name !== '' ? subject.name : null,
    detail,
  });
}

/** The same, once for a person, an action, a subject and a day (UTC): what is done over and over is counted. */
export async function recordActOfToday(
  { actor, clock }: Omit<Acting, 'newId'>,
  db: Executor,
  action: AuditedAction,
  subjectId: string,
): Promise<void> {
  const at = clock.now();
  const day = at.toISOString().slice(0, 10);
  const which = JSON.stringify([actor.uid, action, subjectId, day]);
  const id = `${day}-${createHash('sha256').update(which).digest('hex').slice(0, 32)}`;
  await db
    .insert(auditLog)
    .values({ id, at, byUserId: actor.uid, action, subjectId, detail: {} })
    .onConflictDoNothing();
}

/** Records that a colleague takes data along, before they are given out. */
export async function recordExport(
  context: Acting & Pick<AppContext, 'db'>,
  action: AuditedAction,
  subjectId: string,
  detail: Detail,
): Promise<void> {
  await context.db.orm.transaction((tx) => recordAct(context, tx, action, subjectId, detail));
}
