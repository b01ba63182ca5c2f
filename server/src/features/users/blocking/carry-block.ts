import { BY_SERVER } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import type { SqlExecutor, Tx } from '../../../db/database.ts';
import { recordAct, recordActRaw } from '../../audit/index.ts';
import { insertCarriedBlock, insertCarriedBlockRaw } from '../store/blocked-addresses.ts';

type Context = Pick<AppContext, 'clock' | 'newId'>;

interface Entering {
  uid: string;
  digest: string;
}

/** Blocks an account if its address is blocked: an address stays blocked under a new account. */
export async function carryBlock(context: Context, tx: Tx, of: Entering): Promise<void> {
  const { clock, newId } = context;
  if (!(await insertCarriedBlock(tx, { ...of, id: newId(), at: clock.now() }))) return;
  await recordAct({ clock, newId, actor: { uid: BY_SERVER } }, tx, 'account_blocked', of.uid);
}

/** Like `carryBlock`, in a transaction of the identity service. */
export async function carryBlockRaw(
  context: Context,
  tx: SqlExecutor,
  of: Entering,
): Promise<void> {
  const { clock, newId } = context;
  if (!(await insertCarriedBlockRaw(tx, { ...of, id: newId(), at: clock.now() }))) return;
  await recordActRaw(context, tx, 'account_blocked', of.uid);
}
