import { BY_CONFIGURATION, type AuditEntry, type ReadableAuditEntry } from '@wayfarer/contract';
import type { AuditRow } from './store.ts';
import type { AuditRecord } from './store-records.ts';

export function presentEntry({ id, at, ...entry }: AuditRow): AuditEntry {
  return { _id: id, at: at.toISOString(), ...entry };
}

interface Known {
  actors: ReadonlyMap<string, string>;
  records: ReadonlyMap<string, AuditRecord>;
  /** Whether names of customers may be told. */
  mayKnow: boolean;
}

export function presentReadable(
  row: AuditRow,
  { actors, mayKnow, records }: Known,
): ReadableAuditEntry {
  const record = records.get(row.subjectId);
  const hidden = record?.kind === 'person' && !mayKnow && record.id !== row.byUserId;
  return {
    ...presentEntry(row),
    byName:
      actors.get(row.byUserId) ??
      (row.byUserId === BY_CONFIGURATION ? 'The server’s settings' : null),
    record: record
      ? { kind: record.kind, _id: record.id, name: hidden ? null : record.name }
      : null,
  };
}
