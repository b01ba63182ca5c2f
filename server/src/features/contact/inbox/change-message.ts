import type { InboxRecord, BodyOf } from '@wayfarer/contract';
import type { UserContext } from '../../../context.ts';
import { invalidInput, notFound } from '../../../problem-error.ts';
import { recordAct } from '../../audit/index.ts';
import { listColleagues } from '../../users/index.ts';
import { getInboxMessage } from './get-message.ts';
import { lockMessageForUpdate, updateMessage, type MessageRow } from './store.ts';

type Change = BodyOf<'changeInboxMessage'>;

/**
 * Assigns a message or changes its state. Assigning a new message also opens it. Throws `not_found`, and
 * `invalid_input` if the colleague can't answer messages.
 */
export async function changeInboxMessage(
  context: UserContext,
  id: string,
  wanted: Change,
): Promise<InboxRecord> {
  await refuseStrangers(context, wanted);
  await context.db.orm.transaction(async (tx) => {
    const message = await lockMessageForUpdate(tx, id);
    if (!message) throw notFound('message');
    const change = changeOf(message, wanted);
    if (Object.keys(change).length === 0) return;
    await updateMessage(tx, id, change);
    await recordAct(context, tx, 'message_changed', id, {
      ...(change.state && { from: message.state, to: change.state }),
      ...(change.assignedTo !== undefined && { assignedTo: change.assignedTo ?? 'nobody' }),
    });
  });
  return getInboxMessage(context, id);
}

async function refuseStrangers(context: UserContext, { assignedTo }: Change): Promise<void> {
  if (assignedTo === undefined || assignedTo === null) return;
  const colleagues = await listColleagues(context, 'messages');
  if (colleagues.some(({ _id }) => _id === assignedTo)) return;
  throw invalidInput('assignedTo', 'must be someone who can answer messages');
}

function changeOf(message: MessageRow, { assignedTo, state }: Change) {
  const moved = assignedTo !== undefined && assignedTo !== message.assignedTo;
  const taken = moved && assignedTo !== null && message.state === 'new';
  const next = state ?? (taken ? 'open' : message.state);
  return {
    ...(moved && { assignedTo }),
    ...(next !== message.state && { state: next }),
  };
}
