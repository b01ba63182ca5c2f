import { createHash, randomBytes } from 'node:crypto';
import {
  type AccountExport,
  INVITATION_DAYS,
  type MemberRole,
  sameEmail,
  type SentInvitation,
  type StaffInvitation,
  type Deleted,
  type BodyOf,
} from '@wayfarer/contract';
import { mailDelivery } from '../../../config/mail-delivery.ts';
import type { UserContext } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/database.ts';
import { notFound, ProblemError } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { wordsIn } from '../../../mails/words-in.ts';
import {
  deleteInvitation,
  endInvitationsOf,
  findInvitationTo,
  type InvitationRow,
  listInvitationRows,
  lockInvitation,
  putInvitation,
} from '../store/invitations.ts';
import { findLanguageOf } from '../store/languages.ts';
import { findMember, putMember } from '../store/staff.ts';
import { findUser, lockUserForUpdate } from '../store/users.ts';
import { listStaff } from './list-staff.ts';
import { isAddressTrusted } from './proved-address.ts';

const DAY_MS = 24 * 3_600_000;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const present = ({ id, email, role, createdAt, expiresAt }: InvitationRow): StaffInvitation => ({
  _id: id,
  email,
  role,
  sentAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

export async function listInvitations({ db }: UserContext): Promise<StaffInvitation[]> {
  return (await listInvitationRows(db.orm)).map(present);
}

/** An invitation to a person's verified address, without its link; for the export of their data. */
export async function exportInvitation(
  db: Executor,
  provedEmailKey: string,
): Promise<AccountExport['invitation']> {
  const row = await findInvitationTo(db, provedEmailKey);
  if (!row) return null;
  const { createdAt, expiresAt, role } = row;
  return { role, sentAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

/**
 * Emails a link with which the holder of an address can join the team. If email isn't set up, returns the link
 * instead, only once. Throws `already_staff`.
 */
export async function inviteColleague(
  context: UserContext,
  { email, role }: BodyOf<'inviteColleague'>,
): Promise<SentInvitation> {
  const { actor, clock, config, db, mail, newId, settings } = context;
  const isMailed = mailDelivery(config) !== 'none';
  const agency = await settings.read('agency.name');
  if ((await listStaff(context)).some((one) => sameEmail(one.email, email))) throw alreadyStaff();
  const token = randomBytes(32).toString('base64url');
  const link = `${config.http.publicUrl}/admin/join#${token}`; // the token is secret, so it comes after the `#`
  const createdAt = clock.now();
  const row: InvitationRow = {
    id: newId(),
    email,
    emailKey: email.toLowerCase(),
    role,
    tokenHash: hashOf(token),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + INVITATION_DAYS * DAY_MS),
    byUserId: actor.uid,
  };
  await db.orm.transaction(async (tx) => {
    await putInvitation(tx, row);
    if (isMailed) {
      const { write } = wordsIn(config, await findLanguageOf(tx, row.emailKey));
      const { expiresAt } = row;
      await mail.enqueue(tx, { ...write.invitationMail({ to: email, agency, link }), expiresAt });
    }
    await recordAct(context, tx, 'staff_invited', row.id, { role });
  });
  return { ...present(row), link: isMailed ? null : link };
}

/** Withdraws an invitation. Throws `not_found`. */
export async function withdrawInvitation(context: UserContext, id: string): Promise<Deleted> {
  await context.db.orm.transaction(async (tx) => {
    if (!(await deleteInvitation(tx, id))) throw notFound('invitation');
    await recordAct(context, tx, 'staff_invitation_withdrawn', id);
  });
  return { deletedCount: 1 };
}

/**
 * Makes the caller a member with the role of an invitation, and ends the invitation. The caller must have the invited
 * address (verified, unless email isn't set up), and the invitation's author must still be an owner. Throws
 * `invitation_ended`, `invitation_for_other`, `already_staff`.
 */
export async function acceptInvitation(
  context: UserContext,
  token: string,
): Promise<{ role: MemberRole }> {
  const { actor, clock, db } = context;
  return db.orm.transaction(async (tx) => {
    // locked first, as in role changes, which end invitations afterward
    const user = await lockUserForUpdate(tx, actor.uid);
    const invitation = await lockInvitation(tx, hashOf(token));
    if (!invitation || invitation.expiresAt <= clock.now()) throw ended();
    if (!(await isByOwner(tx, invitation))) throw ended();
    if (user?.emailKey !== invitation.emailKey) throw forOther();
    if (!isAddressTrusted(context, user)) throw unproved(user.email);
    if (user.role !== 'traveller' || (await findMember(tx, actor.uid))) throw alreadyStaff();
    const { role, byUserId } = invitation;
    const rights = { extra: [], refundLimitMinor: null };
    await putMember(tx, { userId: actor.uid, role, ...rights, createdAt: clock.now(), byUserId });
    await endInvitationsOf(tx, user);
    await recordAct(context, tx, 'staff_joined', user, { role });
    return { role };
  });
}

async function isByOwner(tx: Tx, { byUserId }: InvitationRow): Promise<boolean> {
  const inviter = await findUser(tx, byUserId);
  return inviter?.role === 'administrator';
}

const alreadyStaff = () =>
  new ProblemError('already_staff', 'The person with this address is already on the team.');
const ended = () =>
  new ProblemError(
    'invitation_ended',
    'This invitation was used or withdrawn, or it has expired. Ask for a new one.',
  );
const forOther = () =>
  new ProblemError(
    'invitation_for_other',
    'This invitation was sent to another address. Sign in with that one.',
  );
const unproved = (email: string) =>
  new ProblemError(
    'invitation_for_other',
    `Confirm ${email} first, with the link that we sent you. Then open this invitation again.`,
  );
