import type { ChargeMode } from '@wayfarer/contract';

export interface HistoryOptions {
  seed: number;
  steps: number;
  /** The time in seconds after which the run ends, regardless of the number of steps. */
  seconds?: number;
  /** Ends the run early, because another run has found a violation. */
  signal?: AbortSignal;
  charge: ChargeMode;
  currency: string;
}

export interface HistoryReport {
  violations: string[];
  steps: number;
  trips: number;
  kills: number;
  /** The number of answers by status and code. */
  answers: Record<string, number>;
  /** How often each kind of step was done. */
  done: Record<string, number>;
}
