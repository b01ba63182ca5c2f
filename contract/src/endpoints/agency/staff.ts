import { z } from 'zod/mini';
import * as calls from '../../calls/agency/staff.ts';
import { endpoint } from '../../declaration/endpoint.ts';
import { Deleted, email, IdParams, text } from '../../fields/text.ts';
import { INVITATION_DAYS } from '../../options/console.ts';
import { MAIL_DELIVERIES } from '../../options/mail-delivery.ts';
import {
  EXTRA_PERMISSIONS,
  MEMBER_ROLES,
  PERMISSIONS,
  STAFF_ROLES,
} from '../../rules/people/permissions.ts';

/** The largest amount in the database column. */
const LARGEST_AMOUNT = 2_147_483_647;

export const StaffRights = z.object({
  extra: z.array(z.enum(EXTRA_PERMISSIONS)).check(z.maxLength(EXTRA_PERMISSIONS.length)),
  /**
   * The maximum that a member may refund beyond the policy for one booking, in minor units; null for nothing. Owners
   * have no limit.
   */
  refundLimit: z.nullable(z.int().check(z.minimum(0), z.maximum(LARGEST_AMOUNT))),
});

export const StaffMember = z.extend(StaffRights, {
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  role: z.enum(STAFF_ROLES),
  /** Null for owners, whose appointment is in the list of role changes. */
  since: z.nullable(z.string()),
});
export type StaffMember = z.output<typeof StaffMember>;

export const listStaff = endpoint(calls.listStaff, {
  summary: 'Everyone who works for the agency: owners, then members, by name',
  fresh: true,
  response: z.array(StaffMember),
});

export const putStaffMember = endpoint(calls.putStaffMember, {
  summary: "Add a user to the staff, or change a member's role and permissions",
  fresh: true,
  params: IdParams,
  body: z.object({
    role: z.enum(MEMBER_ROLES),
    extra: StaffRights.shape.extra,
    refundLimit: z._default(StaffRights.shape.refundLimit, null),
  }),
  response: StaffMember,
  errors: ['not_found', 'already_owner', 'address_unproved'],
});

export const removeStaffMember = endpoint(calls.removeStaffMember, {
  summary: 'Remove a member from the staff',
  fresh: true,
  params: IdParams,
  response: Deleted,
  errors: ['not_found'],
});

export const StaffInvitation = z.object({
  _id: z.string(),
  email: z.string(),
  role: z.enum(MEMBER_ROLES),
  sentAt: z.string(),
  expiresAt: z.string(),
});
export type StaffInvitation = z.output<typeof StaffInvitation>;

export const listInvitations = endpoint(calls.listInvitations, {
  summary: 'Open invitations to the team, newest first',
  fresh: true,
  response: z.array(StaffInvitation),
});

/** An invitation in the response to the call that creates it, the only one with the link. */
const SentInvitation = z.extend(StaffInvitation, {
  /** For the sender to pass on personally; null if the link was emailed. */
  link: z.nullable(z.string()),
});
export type SentInvitation = z.output<typeof SentInvitation>;

export const inviteColleague = endpoint(calls.inviteColleague, {
  summary: `Invite someone to the team by email; without a mail server, the response contains the link. The link works once, for ${INVITATION_DAYS} days, and replaces an earlier one`,
  fresh: true,
  body: z.object({ email: email(), role: z.enum(MEMBER_ROLES) }),
  // not a 201, because responses to calls with an idempotency key are stored for a while and this link must not be
  // stored
  response: SentInvitation,
  errors: ['already_staff'],
});

export const withdrawInvitation = endpoint(calls.withdrawInvitation, {
  summary: 'Withdraw an invitation; its link stops working',
  fresh: true,
  params: IdParams,
  response: Deleted,
  errors: ['not_found'],
});

export const acceptInvitation = endpoint(calls.acceptInvitation, {
  summary:
    'Accept an invitation and join the team; the caller must have the invited address, verified where that is possible',
  body: z.object({ token: text(200, 1) }),
  response: z.object({ role: z.enum(MEMBER_ROLES) }),
  errors: ['already_staff', 'invitation_ended', 'invitation_for_other'],
});

export const StaffPerson = z.object({
  name: z.string(),
  photoUrl: z.nullable(z.string()),
  /** Null if the caller isn't staff. */
  role: z.nullable(z.enum(STAFF_ROLES)),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Null for owners, too, who have no limit. */
  refundLimit: StaffRights.shape.refundLimit,
  agency: z.string(),
  live: z.boolean(),
  mails: z.enum(MAIL_DELIVERIES),
  /** Absent if the caller chose none, or if the site no longer has it. */
  language: z.optional(z.string()),
});
export type StaffPerson = z.output<typeof StaffPerson>;

export const getOperator = endpoint(calls.getOperator, {
  summary: "The caller's role and permissions at the agency",
  response: StaffPerson,
});
