import { z } from 'zod/mini';
import * as calls from '../../calls/agency/audit.ts';
import { AUDIT_PAGE } from '../../options/limits.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { text } from '../../fields/text.ts';

/** Actions of staff on what is not their own; each is recorded together with the action. */
export const AUDITED_ACTIONS = [
  'role_changed',
  'user_deleted',
  'spot_changed',
  'spot_deleted',
  'spot_made',
  'spot_archived',
  'spot_restored',
  'spot_prices_changed',
  'spot_details_changed',
  'contribution_approved',
  'contribution_rejected',
  'contribution_taken_over',
  'payment_refunded',
  'booking_cancelled',
  'booking_reinstated',
  'policy_made',
  'policy_retired',
  'policy_default',
  'spot_policy_changed',
  'exception_made',
  'exception_ended',
  'staff_changed',
  'staff_removed',
  'settings_changed',
  'setup_done',
  'booking_changed',
  'booking_made',
  'booking_note_added',
  'booking_note_removed',
  'counter_payment',
  'counter_void',
  'departure_cancelled',
  'attendance_recorded',
  'mail_tested',
  'mail_server_tried',
  'mail_sent',
  'message_changed',
  'message_answered',
  'customer_seen',
  'customer_exported',
  'customers_exported',
  'customer_noted',
  'customer_note_removed',
  'account_blocked',
  'account_unblocked',
  'newsletter_exported',
  'review_decided',
  'review_answered',
  'review_featured',
] as const;
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];

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
