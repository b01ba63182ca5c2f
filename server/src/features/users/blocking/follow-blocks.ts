import type { AppContext } from '../../../context.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { isBlocked, listUntoldBlocks, markTold } from '../store/blocks.ts';

type Context = Pick<AppContext, 'accounts' | 'db' | 'log'>;

/**
 * A job: has the identity service disable accounts that are blocked, and enable those that no longer are, where
 * that has not been done yet.
 */
export async function followBlocks(context: Context, signal?: AbortSignal): Promise<void> {
  for (const uid of await listUntoldBlocks(context.db.orm)) {
    if (signal?.aborted) return;
    await followBlock(context, uid);
  }
}

/** After the commit. The product refuses a blocked account whether the identity service knows or not. */
export async function followBlock(context: Context, uid: string): Promise<void> {
  try {
    await tell(context, uid);
  } catch (error) {
    const failure = describeError(error);
    context.log.warn({ failure }, 'the identity service does not know of a block yet');
  }
}

/** Again, if it was decided otherwise meanwhile: who decided last tells last, or sees that somebody else did. */
async function tell({ accounts, db }: Context, uid: string): Promise<void> {
  let told: boolean | undefined;
  let blocked = await isBlocked(db.orm, uid);
  while (told !== blocked) {
    await accounts.setDisabled(uid, blocked);
    told = blocked;
    blocked = await isBlocked(db.orm, uid);
  }
  await markTold(db.orm, uid, told);
}
