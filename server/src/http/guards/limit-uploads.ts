import { PICTURE_UPLOAD } from '@wayfarer/contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { PictureDrawer } from '../../picture-ports.ts';
import type { Clock } from '../../ports.ts';
import { OverloadedError } from './load-shedding.ts';
import { RateLimiter, tooManyRequests, type RateLimits } from './rate-limits.ts';
import { SharedRateLimiter } from './shared-rate-limits.ts';

const HOUR_MS = 60 * 60_000;
/** Uploads that arrive or are drawn at the same time: so much of the disk at most. */
const AT_ONCE = 40;
const OF_A_PERSON = 4;
const AGAIN_AFTER_MS = 5000;

/** Decides who may upload before the first byte of a file is read. */
export class Uploads {
  readonly #drawer: PictureDrawer;
  readonly #perHour: RateLimits;
  readonly #underWay = new Map<string, number>();
  #count = 0;

  constructor(drawer: PictureDrawer, clock: Clock, db: Database) {
    this.#drawer = drawer;
    const limit = { max: PICTURE_UPLOAD.perHour, windowMs: HOUR_MS };
    this.#perHour =
      db.engine === 'postgres'
        ? new SharedRateLimiter(db.sql, clock, { ...limit, name: 'uploads', share: 1 })
        : new RateLimiter(clock, limit);
  }

  /** Throws `too_many_requests`, `unavailable`. Returns what is called when the upload is over. */
  async admit({ actor }: FastifyRequest): Promise<() => void> {
    if (!actor) throw new Error('an upload was reached without authentication');
    if (this.#count >= AT_ONCE || !this.#drawer.hasRoom) throw new OverloadedError('pictures');
    const own = this.#underWay.get(actor.uid) ?? 0;
    if (own >= OF_A_PERSON) throw tooManyRequests(AGAIN_AFTER_MS);
    await this.#perHour.take(actor.uid);
    this.#change(actor.uid, 1);
    let over = false;
    return () => {
      if (!over) this.#change(actor.uid, -1);
      over = true;
    };
  }

  #change(uid: string, by: number): void {
    this.#count += by;
    const own = (this.#underWay.get(uid) ?? 0) + by;
    if (own > 0) this.#underWay.set(uid, own);
    else this.#underWay.delete(uid);
  }
}
