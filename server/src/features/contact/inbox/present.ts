import type { InboxMessage, InboxReply } from '@wayfarer/contract';
import type { MessageRow, ReplyRow } from './store.ts';

const EXCERPT = 160;

interface Listed {
  message: Omit<MessageRow, 'customerUid' | 'language' | 'message'>;
  beginning: string;
  /** The name of the assigned colleague; null if no one is assigned or that account is deleted. */
  assignee: string | null;
}

export function presentMessage({ assignee, beginning, message }: Listed): InboxMessage {
  const { answeredAt, assignedTo, createdAt, email, id, name, state, subject } = message;
  return {
    _id: id,
    name,
    email,
    subject,
    excerpt: beginning.replaceAll(/\s+/g, ' ').trim().slice(0, EXCERPT),
    state,
    assignedTo: assignedTo === null ? null : { _id: assignedTo, name: assignee ?? '' },
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

export function presentReply({
  author,
  mail,
  reply,
}: {
  reply: ReplyRow;
  mail: InboxReply['mail'];
  author: string | null;
}): InboxReply {
  const { at, body, byUserId, id } = reply;
  return {
    _id: id,
    at: at.toISOString(),
    by: byUserId === null ? null : { _id: byUserId, name: author ?? '' },
    text: body,
    mail,
  };
}
