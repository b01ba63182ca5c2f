import type { CardFaults, Fault, FaultTarget } from '@wayfarer/card-sandbox';
import { CARDS } from '../payments/payments-caller.ts';

const FAULTS: readonly Fault[] = [
  { kind: 'error', when: 'before' },
  { kind: 'error', when: 'after' },
  { kind: 'reset', when: 'before' },
  { kind: 'reset', when: 'after' },
  { kind: 'latency', ms: 300 },
  { kind: 'lost-webhook' },
];
/** True for every call of the product, not for the browser's own calls, which the traveler would have to repeat. */
const ours = ({ path }: FaultTarget) => !/payment_methods|\/confirm$/.test(path);
const confirms = ({ path }: FaultTarget) => path.endsWith('/confirm');

/** Injects faults for the next trip: none, one or several. */
export function injectFaults(faults: CardFaults, random: () => number): void {
  const fault = FAULTS[Math.floor(random() * FAULTS.length)];
  if (fault && random() < 0.6) faults.inject({ fault, match: ours });
  // The delay is longer than the product waits: the call takes effect after the product has given up.
  if (random() < 0.03) faults.inject({ fault: { kind: 'latency', ms: 8000 }, match: ours });
  if (random() < 0.1) {
    faults.inject({ fault: { kind: 'slow-settlement', ms: 400 }, match: confirms });
  }
}

export function chooseCard(random: () => number): string {
  if (random() < 0.15) return CARDS.declined;
  if (random() < 0.05) return CARDS.disputed;
  return random() < 0.1 ? CARDS.refundFails : CARDS.succeeds;
}
