import type { ChargeMode } from '@wayfarer/contract';

export interface HistoryOptions {
  seed: number;
  steps: number;
  /** The time after which it ends, however many steps that were. */
  seconds?: number;
  /** Ends it early, because another one has found something. */
  signal?: AbortSignal;
  charge: ChargeMode;
  currency: string;
}

export interface HistoryReport {
  violations: string[];
  steps: number;
  trips: number;
  kills: number;
  /** Answers by status and code. */
  answers: Record<string, number>;
  /** How often each kind of step was done. */
  done: Record<string, number>;
}
