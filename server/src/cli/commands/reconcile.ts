import type { Config } from '../../config/config.ts';
import type { Reconciliation } from '../../features/payments/index.ts';
import { GatewayDeniedError, GatewayUnavailableError } from '../../ports.ts';
import { hasEmbeddedData } from '../open-for-command.ts';
import { readLedgers } from '../ledger-reader.ts';
import { OperationError } from '../operation-error.ts';
import type { ReconcileOrder } from '../reconcile-order.ts';
import type { Say } from '../say.ts';

/** `npm run reconcile`: compares our ledger with the provider's. Returns true if they agree. */
export async function reconcile(
  config: Config,
  order: ReconcileOrder & { json: boolean },
  say: Say,
): Promise<boolean> {
  const { databaseUrl, dir } = config.data;
  if (databaseUrl === undefined && !hasEmbeddedData(dir)) {
    throw new OperationError(`there is no database in ${dir} (DATA_DIR)`);
  }
  const found = await readLedgers(config, order).catch((error: unknown) => {
    const asked = error instanceof GatewayUnavailableError || error instanceof GatewayDeniedError;
    if (!asked) throw error;
    throw new OperationError(`nothing was compared: ${error.message} \`npm run doctor\` says more`);
  });
  if (order.json) say(JSON.stringify(found, null, 2));
  else sayDifferences(found, say);
  return found.differences.length === 0;
}

export function sayDifferences(
  { charges, differences, payments, since }: Reconciliation,
  say: Say,
) {
  say(
    `Compared ${charges} charges of the card provider with ${payments} payments here, since ${since}.`,
  );
  for (const { remedy, says } of differences) {
    say(`DIFFERS  ${says}`);
    say(`         -> ${remedy}`);
  }
  say(differences.length === 0 ? 'They agree.' : `${differences.length} differences.`);
}
