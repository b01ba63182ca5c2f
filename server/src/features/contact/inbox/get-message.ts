import type { InboxRecord } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { notFound } from '../../../problem-error.ts';
import { listBookedTrips } from '../../bookings/index.ts';
import { findProvedUser, findUser } from '../../users/index.ts';
import { presentMessage, presentReply } from './present.ts';
import { findMessage, findMessageOfReply, listReplies, type MessageRow } from './store.ts';

const TRIPS_SHOWN = 20;

export async function getInboxMessage(
  { db }: Pick<UserContext, 'db'>,
  id: string,
): Promise<InboxRecord> {
  const found = await findMessage(db.orm, id);
  if (!found) throw notFound('message');
  const { message: text } = found.message;
  const replies = await listReplies(db.orm, id);
  return {
    message: { ...presentMessage({ ...found, beginning: text }), text },
    replies: replies.map(presentReply),
    customer: await customerOf({ db }, found.message),
  };
}

export async function getMessageOfReply(
  context: UserContext,
  replyId: string,
): Promise<InboxRecord> {
  const id = await findMessageOfReply(context.db.orm, replyId);
  if (id === null) throw notFound('reply');
  return getInboxMessage(context, id);
}

async function customerOf(
  { db }: Pick<UserContext, 'db'>,
  { customerUid, email }: MessageRow,
): Promise<InboxRecord['customer']> {
  const user =
    customerUid === null
      ? await findProvedUser(db.orm, email.toLowerCase())
      : await findUser(db.orm, customerUid);
  if (!user) return null;
  return {
    _id: user.id,
    name: user.name,
    since: user.createdAt.toISOString(),
    signedIn: customerUid !== null,
    addressConfirmed: user.emailProvedAt !== null && user.emailKey === email.toLowerCase(),
    bookings: await listBookedTrips(db.orm, user.id, TRIPS_SHOWN),
  };
}
