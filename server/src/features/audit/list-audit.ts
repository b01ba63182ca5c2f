import { AUDIT_PAGE, type AuditEntry } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { presentEntry } from './present.ts';
import { listEntries } from './store.ts';

/** A page of the whole audit log, newest first. */
export async function listAudit(
  { db }: UserContext,
  { before }: { before?: string | undefined },
): Promise<AuditEntry[]> {
  return (await listEntries(db.orm, before, AUDIT_PAGE)).map(presentEntry);
}
