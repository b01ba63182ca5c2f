/**
 * Payments in the real program while it is killed (-9) again and again, the provider fails, webhooks are lost or arrive
 * twice, and browsers never come back. At the end, all invariants must hold.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { embeddedChaosProvider, outsideChaosProvider } from './chaos-provider.ts';
import type { ChaosOptions } from './chaos-options.ts';
import { ChaosRun } from './chaos-run.ts';
import { comeToRest } from './come-to-rest.ts';
import { freePort } from '../process/free-port.ts';

export interface ChaosReport {
  violations: string[];
  kills: number;
  restores: number;
  /** The number of charges whose bookings a restore forgot. They are reported, so that a person refunds them. */
  forgotten: number;
  bookings: number;
  payments: number;
  refunds: number;
  disputes: number;
  cancellations: number;
  /** Invoices and credit notes; none are issued in a run with restores. */
  documents: number;
  answers: Record<number, number>;
  unexplained: string[];
  slowestRestartMs: number;
}

/** Does the run, lets the jobs finish the remaining work with a later clock, and checks the invariants. */
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
    await run.product.stop();
    await provider.close();
  }
}

function numbersOf({ heard, product, restores }: ChaosRun) {
  const { byStatus: answers, unexplained } = heard;
  const { kills, slowestRestartMs } = product;
  return { answers, kills, restores, slowestRestartMs, unexplained };
}
