import { randomBytes } from 'node:crypto';
import argon2 from '@node-rs/argon2';
import { lineOf } from '../limits/client-address.ts';
import { Bulkhead } from './bulkhead.ts';

/** The cost of one hash; the algorithm is always argon2id. */
export interface Argon2Cost {
  readonly memoryKiB: number;
  readonly passes: number;
  readonly lanes: number;
}

/** The operations allowed while occupying a place in the bulkhead. */
export interface HashingPlace {
  /** Checks a password. If there is no stored hash, the check takes the same time. */
  matches(stored: string | null, password: string): Promise<boolean>;
  hash(password: string): Promise<string>;
}

/** Hashes and checks passwords, a limited number at a time. */
export class PasswordHasher {
  readonly #cost: Argon2Cost;
  readonly #bulkhead: Bulkhead;
  /** A valid hash of no real password. It is checked if the account or its password doesn't exist. */
  readonly #dummyHash: string;

  constructor(cost: Argon2Cost, limits: { concurrency: number; queue: number }) {
    this.#cost = cost;
    this.#bulkhead = new Bulkhead(limits);
    const random = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
    const parameters = `m=${cost.memoryKiB},t=${cost.passes},p=${cost.lanes}`;
    this.#dummyHash = `$argon2id$v=19$${parameters}$${random(16)}$${random(32)}`;
  }

  /** Throws RESOURCE_EXHAUSTED (503) if the network can't add any more hashing. */
  assertRoom(network: string): void {
    this.#bulkhead.assertRoom(lineOf(network));
  }

  /** Runs the work in one place of the bulkhead. Errors: RESOURCE_EXHAUSTED (503). */
  withPlace<T>(network: string, work: (place: HashingPlace) => Promise<T>): Promise<T> {
    return this.#bulkhead.run(lineOf(network), () =>
      work({
        matches: (stored, password) => this.#matches(stored, password),
        hash: (password) => this.#hash(password),
      }),
    );
  }

  /** A PHC string for a new password. Errors: RESOURCE_EXHAUSTED (503). */
  hash(network: string, password: string): Promise<string> {
    return this.withPlace(network, (place) => place.hash(password));
  }

  /** True if a hash was made at a cost other than the current one. */
  isOutdated(stored: string): boolean {
    const made = argon2.parseOptions(stored);
    return (
      made.memoryCost !== this.#cost.memoryKiB ||
      made.timeCost !== this.#cost.passes ||
      made.parallelism !== this.#cost.lanes
    );
  }

  async #matches(stored: string | null, password: string): Promise<boolean> {
    const same = await argon2.verify(stored ?? this.#dummyHash, composed(password));
    return same && stored !== null;
  }

  #hash(password: string): Promise<string> {
    const { memoryKiB, passes, lanes } = this.#cost;
    return argon2.hash(composed(password), {
      memoryCost: memoryKiB,
      timeCost: passes,
      parallelism: lanes,
    });
  }
}

/** A password with composed accents. Keyboards compose them differently, but people can't see the difference. */
function composed(password: string): string {
  return password.normalize('NFC');
}
