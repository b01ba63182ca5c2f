import type { AppContext } from '../context.ts';
import { carryOutRefunds } from '../features/payments/index.ts';
import type { Job } from './runner.ts';

/** Carries out decided refunds; each is claimed, so that any number of processes may try. */
export function refundCharges(context: AppContext): Job {
  return {
    name: 'refund-charges',
    everyMs: 10_000,
    shared: true,
    run: () => carryOutRefunds(context),
  };
}
