import type { CustomerRecord } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { describeError } from '../../lib/describe-error.ts';
import { notFound } from '../../problem-error.ts';
import { recordActOfToday } from '../audit/index.ts';
import { listBookedTrips, listTripsOfGuest } from '../bookings/index.ts';
import { listMessagesInShort } from '../contact/index.ts';
import { listAccountBlocks, pendingErasure } from '../users/index.ts';
import { sumsOf } from './list-customers.ts';
import { presentCustomer, presentMoney, presentNote } from './present.ts';
import {
  chargesOfAccounts,
  chargesOfGuests,
  listAtCounter,
  listCharges,
  listLatestMailsTo,
  ofAccounts,
  ofGuests,
} from './store.ts';
import { findCustomer, type CustomerRow } from './store-list.ts';
import { listNotes } from './store-notes.ts';

/** The maximum number of entries of each kind in a record. */
const SHOWN = 100;

/** A customer's record. Logs that a colleague opened it, once a day. Throws `not_found`. */
export async function getCustomer(context: UserContext, id: string): Promise<CustomerRecord> {
  const { actor, db, payments } = context;
  const row = await findCustomer(db.orm, id);
  if (!row) throw notFound('customer');
  if (actor.uid !== id) await recordActOfToday(context, db.orm, 'customer_seen', id);
  const theirs = row.account ? ofAccounts : ofGuests;
  const charged = row.account ? chargesOfAccounts : chargesOfGuests;
  const charges = await listCharges(db.orm, charged(id), payments.livemode, SHOWN);
  const notes = await listNotes(db.orm, id);
  return {
    customer: presentCustomer(row, await sumsOf(context, [row])),
    bookings: await (row.account ? listBookedTrips : listTripsOfGuest)(db.orm, id, SHOWN),
    payments: presentMoney(charges, await listAtCounter(db.orm, theirs(id), SHOWN)),
    notes: notes.map((note) => presentNote(note, actor)),
    ...(await underAddress(context, row)),
    sessions: row.account ? await countSessions(context, id) : null,
    blocks: row.account ? await listAccountBlocks(context, id) : [],
    erasure: await pendingErasure(context, id),
  };
}

/**
 * A customer's messages and emails. Those with an account's address are included only if it is verified, because anyone
 * can sign up with another person's address. The address of a customer without an account was entered by the agency.
 */
async function underAddress(
  { db }: UserContext,
  { account, emailKey, emailProvedAt, id }: CustomerRow,
): Promise<Pick<CustomerRecord, 'mails' | 'messages'>> {
  const isKnown = account ? emailProvedAt !== null : emailKey !== '';
  const provedEmailKey = isKnown ? emailKey : null;
  const mails =
    provedEmailKey === null ? [] : await listLatestMailsTo(db.orm, provedEmailKey, SHOWN);
  return {
    messages: await listMessagesInShort(db.orm, { uid: id, provedEmailKey }, SHOWN),
    mails: mails.map(({ createdAt, state, subject }) => ({
      subject,
      state,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/**
 * The number of a person's signed-in devices; null if the identity provider doesn't report it or can't be reached.
 */
async function countSessions({ accounts, log }: UserContext, id: string): Promise<number | null> {
  try {
    const means = await accounts.signInMeans(id);
    return means && (await accounts.listSessions(id)).length;
  } catch (error) {
    log.warn({ failure: describeError(error) }, 'could not count the sessions of a customer');
    return null;
  }
}
