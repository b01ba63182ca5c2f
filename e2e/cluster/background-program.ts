/** A program of the cluster that runs in the background, with its output in a file. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import type { Programs } from './needed-programs.ts';

export interface Account {
  uid: number;
  gid: number;
}

/** The environment with which every part of the cluster is started. */
export interface Surroundings {
  programs: Programs;
  account: Account | undefined;
  /** The folder of the whole run, or of a part of it. */
  root: string;
}

/** Creates a folder that the account may write to. */
export async function makeFolder(path: string, account: Account | undefined): Promise<string> {
  await mkdir(path, { mode: 0o755 });
  if (account) await chown(path, account.uid, account.gid);
  return path;
}

export interface Launch {
  file: string;
  args: readonly string[];
  env?: Record<string, string>;
  folder: string;
  /** The file with the output of every start of the program. */
  log: string;
  account: Account | undefined;
}

/** The restart delay of the program's systemd unit. */
const AGAIN_MS = 2000;

export class BackgroundProgram {
  readonly #launch: Launch;
  #child: ChildProcess | undefined;
  #isWanted = false;

  constructor(launch: Launch) {
    this.#launch = launch;
    process.once('exit', () => this.signal('SIGKILL'));
  }

  get #isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** Starts the program, and restarts it if it exits, like `Restart=on-failure`. */
  start(): void {
    this.#isWanted = true;
    const { file, args, env = {}, folder, log, account } = this.#launch;
    const to = openSync(log, 'a');
    const child = spawn(file, args, {
      ...account,
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', HOME: folder, LC_ALL: 'C.UTF-8', ...env },
      stdio: ['ignore', to, to],
    });
    closeSync(to);
    this.#child = child;
    child.once('exit', () => {
      if (this.#isWanted)
        setTimeout(() => this.#isWanted && child === this.#child && this.start(), AGAIN_MS);
    });
  }

  signal(signal: NodeJS.Signals): void {
    if (signal === 'SIGKILL') this.#isWanted = false;
    if (this.#isRunning) this.#child?.kill(signal);
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    this.#isWanted = false;
    const child = this.#child;
    if (!child || !this.#isRunning) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
