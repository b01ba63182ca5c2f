import type { AuditedAction } from '@wayfarer/contract';
import type { AppContext } from './context.ts';
import type { Tx } from './db/database.ts';
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
