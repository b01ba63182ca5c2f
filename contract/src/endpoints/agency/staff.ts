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

/** What the database keeps of an amount. */
const LARGEST_AMOUNT = 2_147_483_647;

/** What a member was given besides the role. */
export const StaffRights = z.object({
  /** Permissions beyond those of the role. */
  extra: z.array(z.enum(EXTRA_PERMISSIONS)).check(z.maxLength(EXTRA_PERMISSIONS.length)),
  /**
   * The most that a member may give back beyond the policy, in minor units of the payment's currency.
   * Null: nothing; owners have no limit.
   */
  refundLimit: z.nullable(z.int().check(z.minimum(0), z.maximum(LARGEST_AMOUNT))),
});

/** A colleague at the agency. */
export const StaffMember = z.extend(StaffRights, {
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Whether the address was proved. */
  emailVerified: z.boolean(),
  role: z.enum(STAFF_ROLES),
  /** Since when they are a member; null for owners, whom the role changes tell of. */
  since: z.nullable(z.string()),
});
export type StaffMember = z.output<typeof StaffMember>;

export const listStaff = endpoint(calls.listStaff, {
  summary: 'Everybody who works for the agency: owners, then members, by name',
  fresh: true,
  response: z.array(StaffMember),
});

export const putStaffMember = endpoint(calls.putStaffMember, {
  summary: 'Make a user a member of staff, or change what a member may do',
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
  summary: 'Make a member of staff a traveler again',
  fresh: true,
  params: IdParams,
  response: Deleted,
  errors: ['not_found'],
});

/** Who was asked by mail to join the team, and has not answered yet. */
export const StaffInvitation = z.object({
  _id: z.string(),
  email: z.string(),
  role: z.enum(MEMBER_ROLES),
  sentAt: z.string(),
  /** From then on the link leads nowhere. */
  expiresAt: z.string(),
});
export type StaffInvitation = z.output<typeof StaffInvitation>;

export const listInvitations = endpoint(calls.listInvitations, {
  summary: 'Invitations to the team that nobody has accepted, the newest first',
  fresh: true,
  response: z.array(StaffInvitation),
});

/** An invitation as it is answered once, to who made it. */
const SentInvitation = z.extend(StaffInvitation, {
  /** The link, to be handed over: where no mail can carry it. */
  link: z.nullable(z.string()),
});
export type SentInvitation = z.output<typeof SentInvitation>;

export const inviteColleague = endpoint(calls.inviteColleague, {
  summary: `Invite somebody to the team by mail, or by the link that is answered where mails reach no one; it works once, for ${INVITATION_DAYS} days, and ends an earlier one`,
  fresh: true,
  body: z.object({ email: email(), role: z.enum(MEMBER_ROLES) }),
  // Not a 201: what answers an idempotency key is kept for a while, and the link must not be.
  response: SentInvitation,
  errors: ['already_staff'],
});

export const withdrawInvitation = endpoint(calls.withdrawInvitation, {
  summary: 'Withdraw an invitation: its link leads nowhere',
  fresh: true,
  params: IdParams,
  response: Deleted,
  errors: ['not_found'],
});

export const acceptInvitation = endpoint(calls.acceptInvitation, {
  summary:
    'Join the team with the role of an invitation, under the address that it was sent to, verified where that is possible',
  body: z.object({ token: text(200, 1) }),
  response: z.object({ role: z.enum(MEMBER_ROLES) }),
  errors: ['already_staff', 'invitation_ended', 'invitation_for_other'],
});

/** The caller, as the agency's console knows them. */
export const Operator = z.object({
  name: z.string(),
  photoUrl: z.nullable(z.string()),
  /** Null: no member of staff, so without any permission. */
  role: z.nullable(z.enum(STAFF_ROLES)),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** As in `StaffRights`; null for owners, too. */
  refundLimit: StaffRights.shape.refundLimit,
  /** The agency's name. */
  agency: z.string(),
  /** Whether cards pay with real money. */
  live: z.boolean(),
  /** What becomes of mails. */
  mails: z.enum(MAIL_DELIVERIES),
});
export type Operator = z.output<typeof Operator>;

export const getOperator = endpoint(calls.getOperator, {
  summary: 'Who the caller is to the agency, and what they may do',
  response: Operator,
});
