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
  /** Who did it, or `configuration` if ADMIN_EMAILS did. */
  byUserId: z.string(),
  action: z.enum(AUDITED_ACTIONS),
  /** The user, spot or payment, or the key of a setting. */
  subjectId: z.string(),
  /** Further details, such as the roles or the amount in minor units; never a person's name or address. */
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const listAudit = endpoint(calls.listAudit, {
  summary: `What administrators did, newest first, ${AUDIT_PAGE} at a time; \`before\` is the last id of the previous page`,
  query: z.object({ before: z.optional(text(64, 1)) }),
  response: z.array(AuditEntry),
});

/** An entry as the agency's console shows it: with names. */
export const ReadableAuditEntry = z.extend(AuditEntry, {
  /** What they were called then; in entries of older versions the name of today. Null where it is not known. */
  byName: z.nullable(z.string()),
  /** What they are called today, if that is another name. */
  byNow: z.nullable(z.string()),
  /** What a colleague whom it is about was called then; of a new name, that one. Null for everything else. */
  subjectName: z.nullable(z.string()),
  /** What it is about, if it is still there; a person's name only for who may see customers. */
  record: z.nullable(
    z.object({ kind: z.enum(AUDIT_RECORDS), _id: z.string(), name: z.nullable(z.string()) }),
  ),
});
export type ReadableAuditEntry = z.output<typeof ReadableAuditEntry>;

const AuditFilter = z.object({
  /** The id of who did it. */
  by: z.optional(Id),
  kind: z.optional(z.enum(AUDIT_KINDS)),
  /** The reference of a booking, the id of anything, or the key of a setting. */
  record: z.optional(text(TEXT_LIMITS.search)),
  /** Days in the agency's time zone; both are included. */
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
});

export const readAudit = endpoint(calls.readAudit, {
  summary: `What staff did to what is not their own, newest first, ${CONSOLE_PAGE} at a time`,
  query: z.extend(AuditFilter, ListPageQuery.shape),
  response: z.array(ReadableAuditEntry),
});

export const exportAudit = endpoint(calls.exportAudit, {
  summary: 'Every entry of the audit log that a filter finds, as a table for a spreadsheet',
  fresh: true,
  query: AuditFilter,
  response: media('text/csv'),
});

/** Somebody who stands in the audit log. */
export const AuditActor = z.object({ _id: z.string(), name: z.nullable(z.string()) });
export type AuditActor = z.output<typeof AuditActor>;

export const listAuditActors = endpoint(calls.listAuditActors, {
  summary: 'Who has done something that stands in the audit log',
  response: z.array(AuditActor),
});
