import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { QUICK_NODE } from '../process/product-process.ts';

const OPERATE = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));
/** Long, because connections of killed processes end only a moment later. */
const PATIENCE_MS = 120_000;
const PAUSE_MS = 500;

export class ChaosBackups {
  readonly #env: Record<string, string>;
  readonly #file = join(tmpdir(), `wayfarer-chaos-${randomUUID()}`);
  #acknowledged: readonly string[] = [];
  #made: Promise<void> = Promise.resolve();

  constructor(env: Record<string, string>) {
    this.#env = env;
  }

  /** Begins a backup while everything else continues; `acknowledged` are the bookings so far. */
  begin(acknowledged: ReadonlySet<string>): void {
    this.#made = this.#make(acknowledged);
    this.#made.catch(() => undefined); // `made` reports a failure
  }

  async #make(acknowledged: ReadonlySet<string>): Promise<void> {
    const before = [...acknowledged];
    await rm(this.#file, { force: true });
    await this.#patiently('backup', '--out', this.#file);
    // A booking that was deleted during the backup may or may not be in it.
    this.#acknowledged = before.filter((id) => acknowledged.has(id));
  }

  made(): Promise<void> {
    return this.#made;
  }

  /** Restores the backup while the product is stopped. Resolves to the bookings that exist again. */
  async restore(): Promise<readonly string[]> {
    await this.#patiently('restore', '--from', this.#file, '--force');
    return this.#acknowledged;
  }

  async close(): Promise<void> {
    await this.#made.catch(() => undefined);
    await rm(this.#file, { force: true });
  }

  async #patiently(...command: string[]): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const failure = await operate(this.#env, command);
      if (failure === null) return;
      if (performance.now() > until) throw new Error(`${command.join(' ')}: ${failure}`);
      await pause(PAUSE_MS);
    }
  }
}

function operate(env: Record<string, string>, command: string[]): Promise<string | null> {
  const whole = { PATH: process.env['PATH'] ?? '', SEED: 'none', ...env };
  return new Promise((resolve) => {
    const args = [...QUICK_NODE, OPERATE, ...command];
    execFile(process.execPath, args, { env: whole }, (error, stdout, stderr) => {
      resolve(error ? stdout + stderr : null);
    });
  });
}
