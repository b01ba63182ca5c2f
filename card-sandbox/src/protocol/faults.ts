import { setTimeout as delay } from 'node:timers/promises';

/** A deliberate failure, for tests of code that depends on a provider. */
export type Fault =
  /** The call, or the delivery of the webhook, takes `ms` milliseconds longer. */
  | { kind: 'latency'; ms: number }
  /** The call is suspended, with its idempotency key claimed, until the promise settles. */
  | { kind: 'wait'; until: Promise<unknown> }
  /** The call returns 500 before or after its effect; the response is stored under the idempotency key. */
  | { kind: 'error'; when: 'before' | 'after' }
  /** The connection breaks before the request or before the response arrives. */
  | { kind: 'reset'; when: 'before' | 'after' }
  /** Charges of this call stay `processing` for `ms`, until `deliverDue` finds them due. */
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
  /** Selects calls; if absent, all of them. */
  match?: (target: FaultTarget) => boolean;
  /** The number of times; if absent, once. */
  times?: number;
}

/** A seam for tests, in which faults wait until a call matches. */
export interface CardFaults {
  inject(rule: FaultRule): void;
  clear(): void;
  /** Takes the faults that currently apply to `target`. */
  take(target: FaultTarget): Fault[];
}

/** Creates a seam for `createCardSandbox`. Never use it in production. */
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

/** A broken connection, as a client sees it. */
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

/** True if one of the faults is a `kind` at the time `when`. */
export function injected(
  faults: readonly Fault[],
  kind: 'error' | 'reset',
  when: 'before' | 'after',
): boolean {
  return faults.some((fault) => fault.kind === kind && fault.when === when);
}

/** The number of milliseconds that charges stay `processing`, or null. */
export function settlementDelay(faults: readonly Fault[]): number | null {
  const slow = faults.find((fault) => fault.kind === 'slow-settlement');
  return slow === undefined ? null : slow.ms;
}
