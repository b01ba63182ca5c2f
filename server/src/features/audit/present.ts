import {
  BY_CONFIGURATION,
  BY_SERVER,
  type AuditEntry,
  type ReadableAuditEntry,
} from '@wayfarer/contract';
import type { AuditRow } from './store.ts';
import type { AuditRecord } from './store-records.ts';

export function presentEntry(row: AuditRow): AuditEntry {
  const { action, at, byUserId, detail, id, subjectId } = row;
  return { _id: id, at: at.toISOString(), byUserId, action, subjectId, detail };
}

interface Known {
  /** The people's current names, by id. */
  actors: ReadonlyMap<string, string>;
  records: ReadonlyMap<string, AuditRecord>;
  /** True if the caller may see customers' names. */
  mayKnow: boolean;
}

const NO_PERSON: Readonly<Record<string, string>> = {
  [BY_CONFIGURATION]: 'The server’s settings',
  [BY_SERVER]: 'The server',
};

export function presentReadable(
  row: AuditRow,
  { actors, mayKnow, records }: Known,
): ReadableAuditEntry {
  const record = records.get(row.subjectId);
  const today = actors.get(row.byUserId) ?? null;
  const then = row.byName ?? today;
  const hidden = record?.kind === 'person' && !mayKnow && record.id !== row.byUserId;
  return {
    ...presentEntry(row),
    byName: then ?? NO_PERSON[row.byUserId] ?? null,
    byNow: today === then ? null : today,
    subjectName: row.subjectName,
    record: record
      ? { kind: record.kind, _id: record.id, name: hidden ? null : record.name }
      : null,
  };
}
