import { setTimeout as pause } from 'node:timers/promises';
import { startProduct, type StartedProduct } from '../process/product-process.ts';
import { ChaosBackups } from './chaos-backups.ts';
import type { Strike } from './chaos-strikes.ts';

interface Course {
  port: number;
  env: Record<string, string>;
  random: () => number;
  /** The bookings that the product has confirmed so far. */
  acknowledged: ReadonlySet<string>;
  /** Called after a restore, with the bookings that exist again, and before the product starts. */
  onRestored: (bookings: readonly string[]) => void;
}

/** The product while strikes kill it, back it up and restore it. */
export class ChaosProduct {
  readonly #course: Course;
  readonly #backups: ChaosBackups;
  #running: StartedProduct;
  #striking: Promise<void> | null = null;
  kills = 0;
  restores = 0;
  slowestRestartMs = 0;

  constructor(course: Course) {
    this.#course = course;
    this.#backups = new ChaosBackups(course.env);
    this.#running = this.#start();
  }

  #start(): StartedProduct {
    return startProduct(this.#course.port, this.#course.env);
  }

  /** Resolves to the product's address when it serves. */
  async ready(): Promise<string> {
    await this.#running.ready;
    return this.#running.origin;
  }

  output(): string {
    return this.#running.output();
  }

  get isStruck(): boolean {
    return this.#striking !== null;
  }

  /** Begins a strike; `recovered` tells when the product serves again. */
  beginStrike(strike: Strike): void {
    this.#striking = this.strike(strike).finally(() => {
      this.#striking = null;
    });
  }

  async recovered(): Promise<void> {
    await this.#striking;
  }

  async strike({ kind }: Strike): Promise<void> {
    if (kind === 'backup') return this.#backups.begin(this.#course.acknowledged);
    // A backup needs the running product. Without one, it would hold the data and keep the next product from starting.
    await this.#backups.made();
    this[kind === 'kill' ? 'kills' : 'restores'] += 1;
    await this.#killAndRestart(kind === 'restore');
  }

  /** Kills the product a moment from now, so that the kill interrupts any work in progress. */
  async #killAndRestart(restored: boolean): Promise<void> {
    const { onRestored, random } = this.#course;
    await pause(random() * 400);
    await this.kill();
    if (restored) onRestored(await this.#backups.restore());
    if (random() < 0.3) {
      // The second product is killed while it starts.
      const second = this.#start();
      await pause(random() * 2000);
      await second.kill();
    }
    const from = performance.now();
    this.#running = this.#start();
    await this.#running.ready;
    this.slowestRestartMs = Math.max(this.slowestRestartMs, Math.round(performance.now() - from));
  }

  kill(): Promise<void> {
    return this.#running.kill();
  }

  async stop(): Promise<void> {
    await this.recovered().catch(() => undefined);
    await this.kill();
    await this.#backups.close();
  }
}
