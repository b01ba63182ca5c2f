/** The results in bench/results/growth.json. Each run replaces its own results and keeps all others. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../results/growth.json', import.meta.url));

export const ENGINES = ['pglite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

export interface RequestFigures {
  p50: number;
  p95: number;
  /** Processor time of one request, in ms: that of Wayfarer's processes, and that of PostgreSQL. */
  product: number;
  database: number;
  kilobytes: number;
}

export interface Serving {
  engine: Engine;
  processes: number;
  size: number;
  /** The day of the measurement. */
  on: string;
  startMs: number;
  productMb: number;
  databaseMb: number;
  /** Processor time per second without requests, in ms. */
  idleMs: number;
  requests: Record<string, RequestFigures>;
}

/** The cost of storing a site of one size. */
export interface Keeping {
  engine: Engine;
  size: number;
  rows: number;
  diskMb: number;
  backupMb: number;
  backupSeconds: number;
  restoreSeconds: number;
  /** True if other programs used the machine at the same time. */
  disturbed: { backup: boolean; restore: boolean };
}

/** A measured mix of requests, and the model's prediction for it. */
export interface MixedLoad {
  engine: Engine;
  processes: number;
  size: number;
  on: string;
  visitorsPerSecond: number;
  requestsPerSecond: number;
  refused: number;
  p95: number;
  /** Processor time per second, in ms. */
  predictedMs: number;
  measuredMs: number;
  /** The highest number of visitors per second. */
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

/** Adds a result, which replaces the earlier result for the same engine, processes and size. */
export function merged<T extends Measured>(all: readonly T[], one: T): T[] {
  const place = (of: Measured) =>
    ENGINES.indexOf(of.engine) * 1e12 + (of.processes ?? 0) * 1e9 + of.size;
  return [...all.filter((other) => place(other) !== place(one)), one].sort(
    (a, b) => place(a) - place(b),
  );
}
