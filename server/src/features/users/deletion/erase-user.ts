import type { AppContext } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/database.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { deleteMailsTo } from '../../../mails/outbox-store.ts';
import { takeTurn } from '../../../mails/unproved-mailboxes.ts';
import type { GuestIdentity } from '../../../db/tables/guests.ts';
import type { OpenBusiness } from '../../payments/index.ts';
import { addressDigest } from '../address-digest.ts';
import { notifyAgency } from '../../../mails/agency-mails.ts';
import { wordsIn } from '../../../mails/words-in.ts';
import { rememberBlock } from '../store/blocked-addresses.ts';
import { deleteFormerAddresses } from '../store/former-addresses.ts';
import { endInvitationsOf } from '../store/invitations.ts';
import { rememberDemotion } from '../store/roles.ts';
import { markIdentityDeleted } from '../store/deletions.ts';
import { deleteUserRow, findUser, lockUserForUpdate, type UserRow } from '../store/users.ts';

/**
 * The choice for destinations that a deleted account contributed. With `remove`, they are deleted, or archived if the
 * agency needs them.
 */
export type PlacesLeft = 'keep' | 'remove';

export interface AccountErasure {
  openBusiness(executor: Executor, uid: string): Promise<OpenBusiness | null>;
  /**
   * Prepares the deletion outside the transaction; may call the card provider. Throws if the account can't be deleted
   * yet.
   */
  prepare(uid: string): Promise<void>;
  /** Erases the person's data, and detaches the records that must stay from the account. */
  erase(tx: Tx, uid: string, places: PlacesLeft): Promise<void>;
  findGuest(executor: Executor, bookingId: string): Promise<GuestIdentity | null>;
  openBusinessOfGuest(executor: Executor, guest: GuestIdentity): Promise<OpenBusiness | null>;
  /** Erases a guest and their bookings, except bookings kept for accounting. Returns the number of deleted bookings. */
  eraseGuest(tx: Tx, guest: GuestIdentity): Promise<number>;
  /** Erases records linked to an address: one that the user had verified, or a guest's. */
  eraseAddress(tx: Tx, emailKey: string): Promise<void>;
}

export interface Leaver {
  id: string;
  places: PlacesLeft;
  digest: string | null;
}

/** The data needed to erase an account. Don't call it within a transaction. */
export async function leaverOf(
  context: AppContext,
  id: string,
  places: PlacesLeft,
): Promise<Leaver> {
  const user = await findUser(context.db.orm, id);
  const digest = user && (await addressDigest(context, user.emailKey));
  return { id, places, digest };
}

/**
 * Erases a user from the product's own records, and notifies the agency of unfinished business. Returns the user; null
 * if the product doesn't know them.
 */
export async function eraseUser(
  context: AppContext,
  tx: Tx,
  { id, places, digest }: Leaver,
  erasure: AccountErasure,
): Promise<UserRow | null> {
  const user = await lockUserForUpdate(tx, id);
  const business = await erasure.openBusiness(tx, id);
  await erasure.erase(tx, id, places);
  if (user) {
    // an unverified address may be someone else's, so the records linked to it stay
    if (user.emailProvedAt) await erasure.eraseAddress(tx, user.emailKey);
    await deleteMailsTo(tx, user.emailKey);
    await endInvitationsOf(tx, user);
  }
  if (digest !== null) {
    await rememberDemotion(tx, id, digest);
    await rememberBlock(tx, id, digest);
  }
  for (const address of await deleteFormerAddresses(tx, id)) await deleteMailsTo(tx, address);
  await deleteUserRow(tx, id);
  // comes last, so that the erasure above doesn't delete this email
  const { config } = context;
  if (business) {
    await notifyAgency(context, tx, (write) =>
      write.openBusinessNotice(config.http.publicUrl, business),
    );
  }
  if (user && (await mayBidFarewell(context, tx, user))) {
    const { publicUrl, write } = wordsIn(config, user.language);
    await context.mail.enqueue(tx, write.farewellMail(publicUrl, user.email));
  }
  return user;
}

/**
 * True if an email may confirm the deletion: at most once a day for an unverified address, which someone may register
 * and delete again and again.
 */
async function mayBidFarewell(
  { clock }: AppContext,
  tx: Tx,
  { emailKey, emailProvedAt }: UserRow,
): Promise<boolean> {
  return emailProvedAt !== null || takeTurn(tx, 'farewell', { emailKey, at: clock.now() });
}

/** Invalidates cached responses with the person's name in reviews or with deleted places. Call it after the commit. */
export async function forgetAnswers(
  { invalidate }: Pick<AppContext, 'invalidate'>,
  places: PlacesLeft,
): Promise<void> {
  await invalidate('reviews');
  if (places === 'keep') return;
  await invalidate('spots');
  await invalidate('bestSpots');
}

/**
 * Deletes the account at the identity provider. The deletion is final even if the provider is unreachable now; the job
 * retries.
 */
export async function deleteAtProvider(context: AppContext, id: string): Promise<void> {
  try {
    await context.accounts.deleteAccount(id);
    await markIdentityDeleted(context.db.orm, id, context.clock.now());
  } catch (error) {
    context.log.warn(
      { failure: describeError(error) },
      'an account is not yet deleted at the identity provider',
    );
  }
}
