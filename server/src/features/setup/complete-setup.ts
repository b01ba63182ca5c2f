import type { User } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import { recordAct } from '../audit/index.ts';
import { becomeFirstOwner, getOwnUser } from '../users/index.ts';
import { digestOf } from './make-setup-link.ts';
import { lockToken, useToken } from './store.ts';

/** The text doesn't mention owners, so that a guessed link reveals nothing. */
const ENDED =
  "This link has expired or isn't valid. Ask the person who runs the server for a new one.";
const FASTER = 'Someone else was faster: this agency already has an owner.';

/**
 * Makes the holder of the setup link the first owner, even if their address isn't verified, because only the person who
 * runs the server can know the link. Repeating the request gets the same answer. Throws `setup_closed`.
 */
export async function completeSetup(context: UserContext, token: string): Promise<User> {
  const { actor, clock, db } = context;
  const hash = digestOf(token);
  await db.orm.transaction(async (tx) => {
    const now = clock.now();
    const link = await lockToken(tx, hash);
    if (!link || (link.usedAt === null && link.expiresAt <= now)) throw closed(ENDED);
    if (link.usedBy === actor.uid) return;
    if (link.usedAt !== null || !(await becomeFirstOwner(context, tx))) throw closed(FASTER);
    await useToken(tx, hash, { usedAt: now, usedBy: actor.uid });
    await recordAct(context, tx, 'setup_done', actor.uid);
  });
  return getOwnUser(context);
}

const closed = (message: string) => new ProblemError('setup_closed', message);
