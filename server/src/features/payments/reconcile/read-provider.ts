import type {
  ProviderDispute,
  ProviderIntent,
  ProviderRefund,
  PaymentGateway,
} from '../../../ports.ts';
import { partOfIntent } from '../policy.ts';
import type { ProviderCharge } from './compare-ledgers.ts';

/** The time after a charge, in milliseconds, during which its settlement may not be complete. */
const SETTLING_MS = 5 * 60_000;

/**
 * Our payments at the provider: those opened since a time, and those refunded or disputed since. Leaves out charges of
 * the last few minutes.
 */
export async function readProvider(
  payments: PaymentGateway,
  { from, now }: { from: Date; now: Date },
): Promise<Map<string, ProviderCharge>> {
  const charges = new Map<string, ProviderCharge>();
  const settledBefore = new Date(now.getTime() - SETTLING_MS);
  const young = new Set<string>();
  for await (const intent of payments.listIntentsSince(from)) {
    if (isOlder(intent, settledBefore)) add(charges, intent);
    else young.add(intent.id);
  }
  const older = new Set<string>();
  const count = (id: string | null, take: (charge: ProviderCharge) => void) => {
    const charge = id === null ? undefined : charges.get(id);
    if (charge) take(charge);
    else if (id !== null && !young.has(id)) older.add(id);
  };
  for await (const refund of payments.listRefundsSince(from)) {
    count(refund.intentId, (charge) => takeRefund(charge, refund));
  }
  for await (const dispute of payments.listDisputesSince(from)) {
    count(dispute.intentId, (charge) => takeDispute(charge, dispute));
  }
  await addWhole(payments, charges, older);
  return charges;
}

/** Adds older charges with all their refunds and disputes. */
export async function addWhole(
  payments: PaymentGateway,
  charges: Map<string, ProviderCharge>,
  ids: Iterable<string>,
): Promise<void> {
  for (const id of ids) {
    const intent = await payments.retrieveIntent(id);
    const charge = intent === null ? null : add(charges, intent);
    if (charge === null) continue;
    for (const refund of await payments.listRefunds(id)) takeRefund(charge, refund);
    for (const dispute of await payments.listDisputes(id)) takeDispute(charge, dispute);
  }
}

function isOlder({ chargedAt, status }: ProviderIntent, than: Date): boolean {
  return status !== 'succeeded' || chargedAt === null || chargedAt < than;
}

/** Adds a charge. Returns null, without adding it, if it isn't one of ours. */
function add(charges: Map<string, ProviderCharge>, intent: ProviderIntent): ProviderCharge | null {
  const { amountReceived, currency, id, metadata, status } = intent;
  if (metadata['intent'] === undefined) return null;
  const bookingId = metadata['booking'] ?? null;
  const part = partOfIntent(intent);
  const charge = { id, status, bookingId, part, amountReceived, currency, refunded: 0, lost: 0 };
  charges.set(id, charge);
  return charge;
}

function takeRefund(charge: ProviderCharge, { amount, status }: ProviderRefund): void {
  if (status === 'succeeded') charge.refunded += amount;
}

function takeDispute(charge: ProviderCharge, { amount, status }: ProviderDispute): void {
  if (status === 'lost') charge.lost += amount;
}
