/**
 * Payments at the real program while it is killed (-9) again and again, the provider fails, webhooks
 * are lost or come twice, and browsers never come back; at the end, what must hold whatever happened.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { embeddedChaosProvider, outsideChaosProvider } from './chaos-provider.ts';
import type { ChaosOptions } from './chaos-options.ts';
import { ChaosRun } from './chaos-run.ts';
import { comeToRest } from './come-to-rest.ts';
import { freePort } from '../process/product-process.ts';

export interface ChaosReport {
  /** In words; empty when every invariant holds. */
  violations: string[];
  /** What did not hold yet before the jobs had finished what was left. */
  leftOpen: number;
  kills: number;
  restores: number;
  /** Charges of bookings that a restore forgot: reported here, for a person to give back. */
  forgotten: number;
  bookings: number;
  payments: number;
  refunds: number;
  disputes: number;
  cancellations: number;
  /** Answers by status; 0: the connection broke. */
  answers: Record<number, number>;
  /** Answers of the product that no fault explains. */
  unexplained: string[];
  slowestRestartMs: number;
}

/** Runs it, lets the jobs finish what is left with a later clock, and checks. */
export async function runPaymentChaos(options: ChaosOptions): Promise<ChaosReport> {
  const port = await freePort();
  const provider =
    options.provider === 'outside'
      ? await outsideChaosProvider()
      : embeddedChaosProvider(`http://127.0.0.1:${port}`);
  const run = new ChaosRun(options, provider, port);
  try {
    await run.run();
    provider.faults.clear();
    provider.sendWebhooksTo(null);
    while ((await provider.deliverDue()) > 0) await pause(500);
    return { ...(await comeToRest(run, provider)), ...numbersOf(run) };
  } finally {
    await run.stop();
    await provider.close();
  }
}

function numbersOf({ heard, kills, restores, slowestRestartMs }: ChaosRun) {
  const { byStatus: answers, unexplained } = heard;
  return { answers, kills, restores, slowestRestartMs, unexplained };
}
