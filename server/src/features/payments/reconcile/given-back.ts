import { isRejectionReason, type RejectionReason } from '../policy.ts';
import type { ProviderUpdates } from './provider-updates.ts';

/** The reason of an earlier rejection unknown to this database, read from the refunds' metadata. */
export function rejectedBefore({ refunds }: ProviderUpdates): RejectionReason | null {
  for (const { metadata, status } of refunds) {
    const { kind = 'rejection', reason } = metadata;
    const failed = status === 'failed' || status === 'canceled';
    if (failed || kind !== 'rejection' || reason === undefined) continue;
    if (isRejectionReason(reason)) return reason;
  }
  return null;
}

/** True if all of a charge has been returned, or will be once the provider is done. */
export function isGivenBack({
  updates: { disputes, refunds },
  intent: { amountReceived },
}: {
  updates: ProviderUpdates;
  intent: { amountReceived: number };
}): boolean {
  const back = refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  const gone = [...back, ...disputes.filter(({ status }) => status === 'lost')];
  return gone.reduce((sum, { amount }) => sum + amount, 0) >= amountReceived;
}
