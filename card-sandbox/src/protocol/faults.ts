import { setTimeout as delay } from 'node:timers/promises';

/** A deliberate failure, for tests of code that depends on a provider. */
export type Fault =
  /** The call, or the delivery of the webhook, takes this many milliseconds longer. */
  | { kind: 'latency'; ms: number }
  /** The call is suspended until the promise settles; its idempotency key is already claimed. */
  | { kind: 'wait'; until: Promise<unknown> }
  /** The call returns 500 before or after its effect. The response is stored under the idempotency key. */
  | { kind: 'error'; when: 'before' | 'after' }
  /** The connection breaks before the request arrives, or before the response arrives. */
  | { kind: 'reset'; when: 'before' | 'after' }
  /** Charges of this call stay `processing` for `ms` milliseconds, until `deliverDue` completes them. */
  | { kind: 'slow-settlement'; ms: number }
  /** The event counts as delivered although no one received it. */
  | { kind: 'lost-webhook' };

/** The target of a fault: an API call, or the delivery of an event (method `WEBHOOK`, path = event type). */
export interface FaultTarget {
  readonly method: string;
  readonly path: string;
}

export interface FaultRule {
  fault: Fault;
  /** Selects the targets of the fault; if absent, all targets. */
  match?: (target: FaultTarget) => boolean;
  /** The number of times that the fault applies; if absent, once. */
  times?: number;
}

/** Faults for tests. Each waits until a matching call is made. */
export interface CardFaults {
  inject(rule: FaultRule): void;
  clear(): void;
  /** Returns the faults that now apply to `target`, and counts them as used. */
  take(target: FaultTarget): Fault[];
}

/** Creates the faults for `createCardSandbox`. Never use them in production. */
export function createCardFaults(): CardFaults {
  let rules: { fault: Fault; match: (target: FaultTarget) => boolean; left: number }[] = [];
  return {
    inject({ fault, match = () => true, times = 1 }) {
      rules.push({ fault, match, left: times });
    },
    clear() {
      rules = [];
    },
    take(target) {
      const matching = rules.filter((rule) => rule.left > 0 && rule.match(target));
      for (const rule of matching) rule.left -= 1;
      rules = rules.filter((rule) => rule.left > 0);
      return matching.map((rule) => rule.fault);
    },
  };
}

/** The error that a client gets when its connection breaks. */
export class ConnectionReset extends Error {
  readonly code = 'ECONNRESET';

  constructor() {
    super('socket hang up');
    this.name = 'ConnectionReset';
  }
}

/** Waits for the duration of a call's faults. */
export async function delayFor(faults: readonly Fault[]): Promise<void> {
  for (const fault of faults) {
    if (fault.kind === 'latency') await delay(fault.ms);
    if (fault.kind === 'wait') await fault.until;
  }
}

/** True if one of the faults is of this kind and happens at the time `when`. */
export function injected(
  faults: readonly Fault[],
  kind: 'error' | 'reset',
  when: 'before' | 'after',
): boolean {
  return faults.some((fault) => fault.kind === kind && fault.when === when);
}

/** The number of milliseconds that charges stay `processing`; null if they are completed immediately. */
export function settlementDelay(faults: readonly Fault[]): number | null {
  const slow = faults.find((fault) => fault.kind === 'slow-settlement');
  return slow === undefined ? null : slow.ms;
}
