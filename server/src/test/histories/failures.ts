import type { Fault, FaultTarget } from '@wayfarer/card-sandbox';
import { unavailability } from '../../db/database-errors.ts';
import type { Database } from '../../db/database.ts';
import { GatewayUnavailableError, type PaymentGateway } from '../../ports.ts';
import { ProblemError } from '../../problem-error.ts';

export const FAULTS: readonly Fault[] = [
  { kind: 'error', when: 'before' },
  { kind: 'error', when: 'after' },
  { kind: 'reset', when: 'before' },
  { kind: 'reset', when: 'after' },
];

/** True for every call of the product, not for the browser's own calls, which someone else has to repeat. */
export const isOurs = ({ path }: FaultTarget) => !/payment_methods|\/confirm$/.test(path);

export const isUnavailable = (error: unknown): boolean =>
  error instanceof GatewayUnavailableError ||
  unavailability(error) !== null ||
  (error instanceof ProblemError && error.status === 503);

const MOST_TRIES = 20;

/** Tries again if a busy machine delayed a statement beyond the product's limit. */
export async function patiently<T>(look: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await look();
    } catch (error) {
      if (tries === MOST_TRIES || !isUnavailable(error)) throw error;
    }
  }
}

const CALLS: ReadonlySet<PropertyKey> = new Set([
  'createIntent',
  'retrieveIntent',
  'cancelIntent',
  'refund',
  'listRefunds',
  'listDisputes',
]);

/**
 * A process that can die at its next call to the provider. As after kill -9, the process then does nothing more and
 * can't reach the database.
 */
export class MortalProcess {
  #dies: 'before' | 'after' | null = null;
  #isDead = false;
  #sayDead: () => void = () => undefined;
  readonly death = new Promise<void>((resolve) => {
    this.#sayDead = resolve;
  });

  get isDead(): boolean {
    return this.#isDead;
  }

  /** Makes the process die at its next call, before the provider gets the call or after it has handled it. */
  dieAt(when: 'before' | 'after'): void {
    this.#dies = when;
  }

  survive(): void {
    this.#dies = null;
  }

  around(gateway: PaymentGateway): PaymentGateway {
    return new Proxy(gateway, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (!CALLS.has(name) || typeof value !== 'function') return value;
        const call = value.bind(target) as (...args: unknown[]) => Promise<unknown>;
        return (...args: unknown[]) => this.#run(() => call(...args));
      },
    });
  }

  reach(db: Database): Database {
    const alive = <T extends object>(part: T): T =>
      new Proxy(part, {
        get: (target, name) => {
          if (this.#isDead) throw new Dead();
          const value: unknown = Reflect.get(target, name, target);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
    // Load shedding is switched off, because it has its own tests.
    return { ...db, orm: alive(db.orm), sql: alive(db.sql), estimatedQueueMs: () => 0 };
  }

  async #run(call: () => Promise<unknown>): Promise<unknown> {
    const when = this.#dies;
    if (this.#isDead) throw new Dead();
    if (when === null) return call();
    if (when === 'after') await call().catch(() => undefined);
    this.#isDead = true;
    this.#sayDead();
    throw new Dead();
  }
}

class Dead extends Error {
  constructor() {
    super('this process was killed');
  }
}
