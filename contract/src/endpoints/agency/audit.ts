import { z } from 'zod/mini';
import * as calls from '../../calls/agency/audit.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { media } from '../../declaration/media.ts';
import { calendarDay } from '../../fields/calendar-day.ts';
import { ListPageQuery } from '../../fields/list-page.ts';
import { Id, text } from '../../fields/text.ts';
import { AUDIT_KINDS, AUDIT_RECORDS, AUDITED_ACTIONS } from '../../options/audit.ts';
import { CONSOLE_PAGE } from '../../options/console.ts';
import { AUDIT_PAGE, TEXT_LIMITS } from '../../options/limits.ts';

export const AuditEntry = z.object({
  _id: z.string(),
  at: z.string(),
  /** The user who acted, or `BY_CONFIGURATION` or `BY_SERVER`. */
  byUserId: z.string(),
  action: z.enum(AUDITED_ACTIONS),
  /** The id of the record, the key of a setting, or the name of an exported list. */
  subjectId: z.string(),
  /**
   * Details such as roles, an amount in minor units or a reason. They contain no person's name or address, unless staff
   * wrote one into a reason.
   */
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const listAudit = endpoint(calls.listAudit, {
  summary: `The audit log, newest first, ${AUDIT_PAGE} at a time; \`before\` is the last id of the previous page`,
  query: z.object({ before: z.optional(text(64, 1)) }),
  response: z.array(AuditEntry),
});

export const ReadableAuditEntry = z.extend(AuditEntry, {
  /** The actor's name when the entry was written, or the current one in entries of older versions. Null if unknown. */
  byName: z.nullable(z.string()),
  /** The actor's current name, if it differs from `byName`. */
  byNow: z.nullable(z.string()),
  /** For an entry about a colleague: the name when the entry was written or, after a name change, the new name. */
  subjectName: z.nullable(z.string()),
  /**
   * The record that the entry is about, if it still exists. A person's name is null for callers who may not see
   * customers.
   */
  record: z.nullable(
    z.object({ kind: z.enum(AUDIT_RECORDS), _id: z.string(), name: z.nullable(z.string()) }),
  ),
});
export type ReadableAuditEntry = z.output<typeof ReadableAuditEntry>;

const AuditFilter = z.object({
  by: z.optional(Id),
  kind: z.optional(z.enum(AUDIT_KINDS)),
  /** A booking reference, the id of any record, or the key of a setting. */
  record: z.optional(text(TEXT_LIMITS.search)),
  /** Days in the agency's time zone, inclusive. */
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
});

export const readAudit = endpoint(calls.readAudit, {
  summary: `The audit log with names, newest first, ${CONSOLE_PAGE} at a time`,
  query: z.extend(AuditFilter, ListPageQuery.shape),
  response: z.array(ReadableAuditEntry),
});

export const exportAudit = endpoint(calls.exportAudit, {
  summary: 'Export all audit log entries that match a filter as CSV',
  fresh: true,
  query: AuditFilter,
  response: media('text/csv'),
});

export const AuditActor = z.object({ _id: z.string(), name: z.nullable(z.string()) });
export type AuditActor = z.output<typeof AuditActor>;

export const listAuditActors = endpoint(calls.listAuditActors, {
  summary: 'The people who appear in the audit log',
  response: z.array(AuditActor),
});
