import type { AppContext } from '../../../context.ts';
import { GatewayRefusedError, GatewayUnavailableError } from '../../../ports.ts';
import type { Source } from '../store/journal.ts';
import { endIfForeign } from './end-foreign-attempt.ts';
import { settleIntent } from './settle-intent.ts';
import type { Settlement } from './settlement.ts';

/**
 * Cancels an open payment and settles the result, because it may have been paid at the last moment. After `unpaid`, the
 * charge's status shows if it is canceled or still being processed. Throws `GatewayUnavailableError`.
 */
export async function cancelIntent(
  context: AppContext,
  providerId: string,
  source: Source,
): Promise<Settlement> {
  if (await endIfForeign(context, { providerId, source })) return { kind: 'unknown' };
  let failure: Error | undefined;
  try {
    await context.payments.cancelIntent(providerId);
  } catch (error) {
    const known = error instanceof GatewayRefusedError || error instanceof GatewayUnavailableError;
    if (!known) throw error;
    failure = error; // already canceled, paid, being processed, or the answer was lost: settling finds out
  }
  const settled = await settleIntent(context, { providerId, source });
  if (settled.kind !== 'unpaid') return settled;
  const over = settled.intent.status === 'canceled' || settled.intent.status === 'processing';
  if (!over) {
    throw new GatewayUnavailableError('The provider did not cancel a payment.', { cause: failure });
  }
  return settled;
}
