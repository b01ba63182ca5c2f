import { OverloadedError } from './load-shedding.ts';
import { tooManyRequests } from './rate-limits.ts';
import { ProblemError } from '../../problem-error.ts';

export interface UploadLimits {
  /** The maximum number of uploads in progress, being received or drawn. This limits their share of the disk. */
  places: number;
  ofAPerson: number;
  /** With more uploads, a network has to give places to others, even if it sends fast. */
  ofANetwork: number;
  /** Within each window, every body must deliver `leastBytes`; otherwise it is cut off. */
  windowMs: number;
  leastBytes: number;
  /** Slower uploads may have to make room for others. */
  slowBytesPerS: number;
  /** Younger uploads are left alone, because their speed isn't known yet. */
  settleMs: number;
}

const KIB = 1024;

/**
 * 2 KiB/s is less than GPRS sends (3 KiB/s), the slowest connection that phones fall back to (EDGE sends 8 to 15), so
 * even there a pause of some seconds is allowed. At 64 KiB/s, a photograph of 3 MB takes less than a minute, the
 * longest time for any request.
 */
export const UPLOAD_LIMITS: UploadLimits = {
  places: 40,
  ofAPerson: 4,
  ofANetwork: 10,
  windowMs: 8000,
  leastBytes: 16 * KIB,
  slowBytesPerS: 64 * KIB,
  settleMs: 2000,
};

const AGAIN_AFTER_MS = 5000;

export interface UploadSender {
  uid: string;
  /** See `limitKeyOf`. */
  network: string;
}

/** The place for the upload of one file. */
export interface UploadPlace {
  /** Rejects once the upload is cut off; never resolves. */
  readonly cutOff: Promise<never>;
  arrived(bytes: number): void;
  /** The upload is received. From now on, it no longer waits for its sender. */
  complete(): void;
  release(): void;
}

interface Taken extends UploadSender {
  since: number;
  windowSince: number;
  bytes: number;
  bytesBeforeWindow: number;
  isComplete: boolean;
  end(reason: Error): void;
}

/**
 * Divides the places among people and networks, by their numbers of uploads and by speed, so that no one is refused
 * because others hold connections open while sending next to nothing.
 */
export class UploadPlaces {
  readonly #limits: UploadLimits;
  readonly #now: () => number;
  readonly #taken = new Set<Taken>();

  /** @param now A monotonic clock, in milliseconds */
  constructor(limits: UploadLimits = UPLOAD_LIMITS, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  get size(): number {
    return this.#taken.size;
  }

  /** Throws the errors of `take`, but takes nothing. To be called before any work. */
  assertRoom(sender: UploadSender): void {
    this.#toFree(sender);
  }

  /** If there is no room, frees the slowest upload's place. Throws `too_many_requests`, `OverloadedError`. */
  take(sender: UploadSender): UploadPlace {
    const slowest = this.#toFree(sender);
    if (slowest) this.#cutOff(slowest, new OverloadedError('pictures'));
    let end: Taken['end'] = () => undefined;
    const cutOff = new Promise<never>((_resolve, reject) => {
      end = reject;
    });
    cutOff.catch(() => undefined); // once the upload is answered, no one waits for this
    const now = this.#now();
    const taken: Taken = {
      ...sender,
      since: now,
      windowSince: now,
      bytes: 0,
      bytesBeforeWindow: 0,
      isComplete: false,
      end,
    };
    this.#taken.add(taken);
    return {
      cutOff,
      arrived: (bytes) => void (taken.bytes += bytes),
      complete: () => void (taken.isComplete = true),
      release: () => void this.#taken.delete(taken),
    };
  }

  /** Cuts off uploads that delivered too little. Call it at least once a second. */
  sweep(): void {
    const { leastBytes, windowMs } = this.#limits;
    const now = this.#now();
    for (const one of this.#taken) {
      if (one.isComplete || now - one.windowSince < windowMs) continue;
      if (one.bytes - one.bytesBeforeWindow < leastBytes) {
        this.#cutOff(one, new ProblemError('request_timeout', 'The file arrived too slowly.'));
      }
      one.windowSince = now;
      one.bytesBeforeWindow = one.bytes;
    }
  }

  #cutOff(one: Taken, reason: Error): void {
    this.#taken.delete(one);
    one.end(reason);
  }

  /** The upload that has to make room; null if there is room. */
  #toFree({ network: own, uid }: UploadSender): Taken | null {
    const { ofAPerson, places } = this.#limits;
    const all = [...this.#taken];
    if (all.filter((one) => one.uid === uid).length >= ofAPerson) {
      throw tooManyRequests(AGAIN_AFTER_MS);
    }
    if (all.length < places) return null;
    const countOf = (network: string) => all.filter((one) => one.network === network).length;
    const slowest = all
      .filter((one) => this.#mayBeFreed(one, countOf(one.network)))
      .filter(({ network }) => network === own || countOf(network) > countOf(own))
      .sort(
        (a, b) => countOf(b.network) - countOf(a.network) || this.#rateOf(a) - this.#rateOf(b),
      )[0];
    if (!slowest) throw new OverloadedError('pictures');
    return slowest;
  }

  #mayBeFreed(one: Taken, ofItsNetwork: number): boolean {
    const { ofANetwork, settleMs, slowBytesPerS } = this.#limits;
    if (one.isComplete || this.#now() - one.since < settleMs) return false;
    return ofItsNetwork > ofANetwork || this.#rateOf(one) < slowBytesPerS;
  }

  /** Bytes per second. */
  #rateOf({ bytes, since }: Taken): number {
    return (bytes * 1000) / Math.max(1, this.#now() - since);
  }
}
