import type { AuditEntry } from '@wayfarer/contract';
import type { AuditRow } from './store.ts';

export function presentEntry({ id, at, ...entry }: AuditRow): AuditEntry {
  return { _id: id, at: at.toISOString(), ...entry };
}
