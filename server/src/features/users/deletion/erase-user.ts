import type { AppContext } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/database.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { deleteMailsTo } from '../../../mails/outbox-store.ts';
import { takeTurn } from '../../../mails/unproved-mailboxes.ts';
import type { OpenBusiness } from '../../payments/index.ts';
import { addressDigest } from '../address-digest.ts';
import { farewellMail, notifyOpenBusiness } from '../mails.ts';
import { rememberBlock } from '../store/blocked-addresses.ts';
import { deleteFormerAddresses } from '../store/former-addresses.ts';
import { endInvitationsOf } from '../store/invitations.ts';
import { rememberDemotion } from '../store/roles.ts';
import { markIdentityDeleted } from '../store/deletions.ts';
import { deleteUserRow, findUser, lockUserForUpdate, type UserRow } from '../store/users.ts';

/** What happens to the places that a deleted account contributed; of those removed, approved and booked ones are archived. */
export type PlacesLeft = 'keep' | 'remove';

/** What other features do when a user is deleted; composed in `composition/create-wayfarer.ts`. */
export interface AccountErasure {
  /** What is not settled with the user, or null. */
  openBusiness(executor: Executor, uid: string): Promise<OpenBusiness | null>;
  /** Outside the transaction: may call the card provider. Throws where the account cannot be deleted yet. */
  prepare(uid: string): Promise<void>;
  /** Erases the person, and detaches from the account what has to stay. */
  erase(tx: Tx, uid: string, places: PlacesLeft): Promise<void>;
  /** The address of the customer without an account who booked; null where there is none. */
  findGuest(executor: Executor, bookingId: string): Promise<string | null>;
  /** What is not settled with a guest, known by the address alone. */
  openBusinessOfGuest(executor: Executor, emailKey: string): Promise<OpenBusiness | null>;
  /** Erases a guest's bookings but for those that the books keep. Returns how many were deleted. */
  eraseGuest(tx: Tx, emailKey: string): Promise<number>;
  /** Erases what was written from an address that the user had proved. */
  eraseAddress(tx: Tx, emailKey: string): Promise<void>;
}

export interface Leaver {
  id: string;
  places: PlacesLeft;
  /** What the address is remembered by; null where the product knows no such user. */
  digest: string | null;
}

/** The account to erase. Not within a transaction. */
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
 * The product's half of a deletion. The agency is notified of business that is left open. Returns the
 * user; null where the product knew no such user.
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
    // An unproved address may be someone else's: their messages stay.
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
  // Last: these mails must survive the deletions above.
  if (business) await notifyOpenBusiness(context, tx, business);
  if (user && (await mayBidFarewell(context, tx, user))) {
    await context.mail.enqueue(tx, farewellMail(context.config.http.publicUrl, user.email));
  }
  return user;
}

/** Whoever registers and deletes accounts under somebody's address causes one mail a day. */
async function mayBidFarewell(
  { clock }: AppContext,
  tx: Tx,
  { emailKey, emailProvedAt }: UserRow,
): Promise<boolean> {
  return emailProvedAt !== null || takeTurn(tx, 'farewell', { emailKey, at: clock.now() });
}

/** After the commit: ready answers show the person's name beside reviews, and the places that are gone. */
export async function forgetAnswers(
  { invalidate }: Pick<AppContext, 'invalidate'>,
  places: PlacesLeft,
): Promise<void> {
  await invalidate('reviews');
  if (places === 'keep') return;
  await invalidate('spots');
  await invalidate('bestSpots');
}

/** The deletion stands even if the provider is unreachable now: the job retries. */
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
