import type { AppContext } from '../context.ts';
import { sweepIntents } from '../features/payments/index.ts';
import type { Job } from './runner.ts';

/** Settles what browsers and webhooks have left open: every minute, and at start. */
export function settlePayments(context: AppContext): Job {
  return { name: 'settle-payments', everyMs: 60_000, run: () => sweepIntents(context) };
}
