/** What was measured, kept in bench/results/growth.json: each run adds its own and leaves the others. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../results/growth.json', import.meta.url));

export const ENGINES = ['pglite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

export interface RequestFigures {
  p50: number;
  p95: number;
  /** Processor time of one, in ms: Wayfarer's processes, and PostgreSQL's. */
  product: number;
  database: number;
  kilobytes: number;
}

/** How requests fare at a size. */
export interface Serving {
  engine: Engine;
  processes: number;
  size: number;
  /** The day of the measurement. */
  on: string;
  startMs: number;
  productMb: number;
  databaseMb: number;
  /** Processor time for each idle second. */
  idleMs: number;
  requests: Record<string, RequestFigures>;
}

/** What keeping a size costs. */
export interface Keeping {
  engine: Engine;
  size: number;
  rows: number;
  diskMb: number;
  backupMb: number;
  backupSeconds: number;
  restoreSeconds: number;
  /** Other work took part of the machine meanwhile. */
  disturbed: { backup: boolean; restore: boolean };
}

/** A mix that was driven, and what the model predicts for it. */
export interface MixedLoad {
  engine: Engine;
  processes: number;
  size: number;
  on: string;
  visitorsPerSecond: number;
  requestsPerSecond: number;
  refused: number;
  p95: number;
  /** Processor time for each second, in ms. */
  predictedMs: number;
  measuredMs: number;
  /** Visitors a second at most. */
  predictedMost: number;
  measuredMost: number;
}

export interface Figures {
  machine: string;
  serving: Serving[];
  keeping: Keeping[];
  mixed: MixedLoad[];
}

export async function readFigures(): Promise<Figures> {
  return JSON.parse(await readFile(FILE, 'utf8')) as Figures;
}

export async function writeFigures(figures: Figures): Promise<void> {
  const short = (_name: string, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;
  await writeFile(FILE, `${JSON.stringify(figures, short, 2)}\n`);
}

interface Measured {
  engine: Engine;
  processes?: number;
  size: number;
}

/** In place of what was measured before of the same. */
export function merged<T extends Measured>(all: readonly T[], one: T): T[] {
  const place = (of: Measured) =>
    ENGINES.indexOf(of.engine) * 1e12 + (of.processes ?? 0) * 1e9 + of.size;
  return [...all.filter((other) => place(other) !== place(one)), one].sort(
    (a, b) => place(a) - place(b),
  );
}
