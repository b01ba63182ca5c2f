import type { User } from '@wayfarer/contract';
import { recordAct } from '../../audit.ts';
import type { UserContext } from '../../context.ts';
import { ProblemError } from '../../problem-error.ts';
import { becomeFirstOwner, getOwnUser } from '../users/index.ts';
import { digestOf } from './make-setup-link.ts';
import { lockToken, useToken } from './store.ts';

/** Says nothing of owners: who guesses a link learns no more than that it is none. */
const ENDED =
  'This link has ended, or it never was one. Ask whoever runs the server for a new one.';
const FASTER = 'Somebody was faster: this agency has an owner already.';

/**
 * The holder of the link becomes the first owner, whether their address is verified or not: only who runs the
 * server can have read it. Asking again answers the same. Throws `setup_closed`.
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
