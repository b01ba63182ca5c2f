import { PICTURE_UPLOAD } from '@wayfarer/contract';
import { limitKeyOf } from '@wayfarer/identity';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { PictureDrawer } from '../../picture-ports.ts';
import type { Clock } from '../../ports.ts';
import { OverloadedError } from './load-shedding.ts';
import type { RateLimits } from './rate-limits.ts';
import { rateLimits } from './shared-rate-limits.ts';
import { UploadPlaces, type UploadPlace } from './upload-places.ts';

const HOUR_MS = 60 * 60_000;
const SWEEP_MS = 1000;

/** Decides who may upload, before the first byte of a file is read. */
export class Uploads {
  readonly #drawer: PictureDrawer;
  readonly #perHour: RateLimits;
  readonly #places: UploadPlaces;
  #sweeping: NodeJS.Timeout | null = null;

  constructor(drawer: PictureDrawer, clock: Clock, db: Database, places = new UploadPlaces()) {
    this.#drawer = drawer;
    this.#places = places;
    const limit = { max: PICTURE_UPLOAD.perHour, windowMs: HOUR_MS };
    this.#perHour = rateLimits(db, clock, { ...limit, name: 'uploads', share: 1 });
  }

  /** The caller must release the place. Throws `too_many_requests`, `unavailable`. */
  async admit({ actor, ip }: FastifyRequest): Promise<UploadPlace> {
    if (!actor) throw new Error('an upload was started without authentication');
    if (!this.#drawer.hasRoom) throw new OverloadedError('pictures');
    const sender = { uid: actor.uid, network: limitKeyOf(ip) };
    this.#places.assertRoom(sender);
    await this.#perHour.take(actor.uid);
    try {
      const place = this.#places.take(sender);
      this.#sweeping ??= setInterval(() => this.#sweep(), SWEEP_MS).unref();
      return place;
    } catch (error) {
      await this.#perHour.giveBack(actor.uid);
      throw error;
    }
  }

  #sweep(): void {
    this.#places.sweep();
    if (this.#places.size > 0 || this.#sweeping === null) return;
    clearInterval(this.#sweeping);
    this.#sweeping = null;
  }
}
