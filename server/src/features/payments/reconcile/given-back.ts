import { isRejectionReason, type RejectionReason } from '../policy.ts';
import type { ProviderUpdates } from './provider-updates.ts';

/** The reason why an earlier database rejected this charge, read from the metadata of its refunds. */
export function rejectedBefore({ refunds }: ProviderUpdates): RejectionReason | null {
  for (const { metadata, status } of refunds) {
    const { kind = 'rejection', reason } = metadata;
    const failed = status === 'failed' || status === 'canceled';
    if (failed || kind !== 'rejection' || reason === undefined) continue;
    if (isRejectionReason(reason)) return reason;
  }
  return null;
}

/** True if all of a charge has been returned, or will be by pending refunds. */
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
