import type { AppContext } from '../../../context.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { isBlocked, listUntoldBlocks, markTold } from '../store/blocks.ts';

type Context = Pick<AppContext, 'accounts' | 'db' | 'log'>;

/**
 * A job: disables blocked accounts at the identity service and enables unblocked ones, if this hasn't been done yet.
 */
export async function followBlocks(context: Context, signal?: AbortSignal): Promise<void> {
  if (!context.accounts.setDisabled) return;
  for (const uid of await listUntoldBlocks(context.db.orm)) {
    if (signal?.aborted) return;
    await followBlock(context, uid);
  }
}

/**
 * Updates the identity service; runs after the commit. The product refuses a blocked account even if this fails. If
 * the server isn't allowed to update the service, the update stays due until a service account is configured.
 */
export async function followBlock(context: Context, uid: string): Promise<void> {
  try {
    await tell(context, uid);
  } catch (error) {
    const failure = describeError(error);
    context.log.warn({ failure }, 'the identity service does not know of a block yet');
  }
}

/**
 * Tells the identity service if the account is blocked. Repeats this if the decision changed in the meantime, so that
 * the last decision prevails.
 */
async function tell({ accounts, db }: Context, uid: string): Promise<void> {
  if (!accounts.setDisabled) return;
  let told: boolean | undefined;
  let blocked = await isBlocked(db.orm, uid);
  while (told !== blocked) {
    await accounts.setDisabled(uid, blocked);
    told = blocked;
    blocked = await isBlocked(db.orm, uid);
  }
  await markTold(db.orm, uid, told);
}
