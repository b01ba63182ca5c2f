import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Creates a directory for one test, which must remove the directory afterward. */
export function temporaryDirectory(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), 'durable-pglite-'));
}

/**
 * Options for processes that run only for seconds, in which V8's optimizing compiler would take more time than it
 * saves.
 */
export const QUICK_NODE = ['--liftoff-only'];

/** The writer process of the durability tests, and its output so far. */
export class Writer {
  readonly process: ChildProcess;
  readonly lines: string[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #exited: Promise<unknown>;

  constructor(dataDir: string) {
    const script = path.join(import.meta.dirname, 'writer.ts');
    this.process = spawn(process.execPath, [...QUICK_NODE, '--import', 'tsx', script, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#exited = once(this.process, 'close');
    const notify = () => this.#waiting.forEach((check) => check());
    if (!this.process.stdout) throw new Error('the writer has no output');
    createInterface({ input: this.process.stdout }).on('line', (line) => {
      this.lines.push(line);
      notify();
    });
    void this.#exited.then(notify);
  }

  get acknowledged(): number[] {
    return this.lines.filter((line) => /^\d+$/.test(line)).map(Number);
  }

  /** Resolves when the condition is true; rejects if the process ends first. */
  until(condition: (writer: this) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const check = () => {
        if (condition(this)) resolve();
        else if (this.process.exitCode !== null) reject(new Error(this.lines.join('\n')));
        else return;
        this.#waiting.delete(check);
      };
      this.#waiting.add(check);
      check();
    });
  }

  async kill(): Promise<void> {
    this.process.kill('SIGKILL');
    await this.#exited;
  }

  async exit(): Promise<void> {
    await this.#exited;
  }
}
