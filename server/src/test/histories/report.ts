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
  answers: Record<string, number>;
  done: Record<string, number>;
}
