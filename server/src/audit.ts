import { createHash } from 'node:crypto';
import type { AuditedAction } from '@wayfarer/contract';
import type { AppContext, UserContext } from './context.ts';
import type { Executor, Tx } from './db/database.ts';
import { auditLog } from './db/tables.ts';

export interface AuditedAct {
  byUserId: string;
  action: AuditedAction;
  subjectId: string;
  /** Never a person's name or address: the log outlives accounts. */
  detail?: Record<string, string | number>;
}

/** Records what an administrator does, in the transaction that does it: neither is there without the other. */
export async function recordAct(
  { clock, newId }: Pick<AppContext, 'clock' | 'newId'>,
  tx: Tx,
  { detail = {}, ...act }: AuditedAct,
): Promise<void> {
  await tx.insert(auditLog).values({ id: newId(), at: clock.now(), detail, ...act });
}

/** The same, once for a person, an action, a subject and a day (UTC): what is done over and over is counted. */
export async function recordActOfToday(
  { clock }: Pick<AppContext, 'clock'>,
  db: Executor,
  { detail = {}, ...act }: AuditedAct,
): Promise<void> {
  const at = clock.now();
  const day = at.toISOString().slice(0, 10);
  const which = JSON.stringify([act.byUserId, act.action, act.subjectId, day]);
  const id = `${day}-${createHash('sha256').update(which).digest('hex').slice(0, 32)}`;
  await db
    .insert(auditLog)
    .values({ id, at, detail, ...act })
    .onConflictDoNothing();
}

/** Records that a colleague takes data along, before they are given out. */
export async function recordExport(
  context: Pick<UserContext, 'actor' | 'clock' | 'db' | 'newId'>,
  action: AuditedAction,
  subjectId: string,
  detail: NonNullable<AuditedAct['detail']>,
): Promise<void> {
  const byUserId = context.actor.uid;
  await context.db.orm.transaction((tx) =>
    recordAct(context, tx, { byUserId, action, subjectId, detail }),
  );
}
