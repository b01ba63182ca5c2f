import { createHash } from 'node:crypto';
import { BY_SERVER, type AuditedAction } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Executor, SqlExecutor, Tx } from '../../db/database.ts';
import { insertEntry, insertEntryOnce, insertEntryRaw } from './store.ts';

type Acting = Pick<AppContext, 'clock' | 'newId'> & { actor: { uid: string } };
/** Details of an action. Never a person's name or address: those have their own columns, which can be erased. */
type Detail = Record<string, string | number>;

/** The id of the record that an action is about. For a colleague, also the current name. */
type Subject = string | { id: string; name: string };

/**
 * Records an action in the audit log. Call it in the action's own transaction, so that neither is stored without the
 * other. The database adds the current name of the person who acts.
 */
export async function recordAct(
  { actor, clock, newId }: Acting,
  tx: Tx,
  action: AuditedAction,
  subject: Subject,
  detail: Detail = {},
): Promise<void> {
  const isNamed = typeof subject === 'object';
  await insertEntry(tx, {
    id: newId(),
    at: clock.now(),
    byUserId: actor.uid,
    action,
    subjectId: isNamed ? subject.id : subject,
    subjectName: isNamed && subject.name !== '' ? subject.name : null,
    detail,
  });
}

/** Records an action of the server itself on an account, in a transaction of the identity service. */
export function recordActRaw(
  { clock, newId }: Pick<Acting, 'clock' | 'newId'>,
  tx: SqlExecutor,
  action: AuditedAction,
  subjectId: string,
): Promise<void> {
  return insertEntryRaw(tx, {
    id: newId(),
    at: clock.now(),
    byUserId: BY_SERVER,
    action,
    subjectId,
  });
}

/**
 * Like `recordAct`, but at most once per person, action, subject and day (UTC), for actions that people often repeat.
 */
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
  await insertEntryOnce(db, { id, at, byUserId: actor.uid, action, subjectId, detail: {} });
}

/** Records that a colleague exports data, before the data leave the server. */
export async function recordExport(
  context: Acting & Pick<AppContext, 'db'>,
  action: AuditedAction,
  subjectId: string,
  detail: Detail,
): Promise<void> {
  await context.db.orm.transaction((tx) => recordAct(context, tx, action, subjectId, detail));
}
