import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Reconciliation } from '../features/payments/index.ts';
import { noLog } from './no-log.ts';
import { openEmbedded, openReachable, throughOwner } from './open-for-command.ts';
import { reconcileAsOrdered, type ReconcileOrder } from './reconcile-order.ts';

/** Compares the ledgers, through the running product if it holds the database. */
export async function readLedgers(config: Config, order: ReconcileOrder): Promise<Reconciliation> {
  const { databaseUrl, dir } = config.data;
  if (databaseUrl !== undefined)
    return readAndClose(await openReachable(databaseUrl), config, order);
  return throughOwner(
    dir,
    'reconcile',
    (answer) => answer as unknown as Reconciliation,
    async () => readAndClose(await openEmbedded(dir), config, order),
    { ...order },
  );
}

async function readAndClose(
  db: Database,
  config: Config,
  order: ReconcileOrder,
): Promise<Reconciliation> {
  try {
    return await readLedgersOf(db, config, order);
  } finally {
    await db.close();
  }
}

/** Compares the ledgers of a database that is already open. */
export async function readLedgersOf(
  db: Database,
  config: Config,
  order: ReconcileOrder,
): Promise<Reconciliation> {
  const clock = { now: () => new Date() };
  const deliver = () => Promise.reject(new Error('a command cannot receive webhooks'));
  const { cardServices } = await import('../composition/providers.ts');
  const { payments } = await cardServices({ config, clock, db, log: noLog }, { deliver });
  return reconcileAsOrdered({ clock, db, payments }, order);
}
