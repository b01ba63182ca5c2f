import {
  backfillEvents,
  executeDueRefunds,
  sweepIntents,
} from '../../../features/payments/index.ts';
import { issueInvoices } from '../../../features/papers/index.ts';
import type { History, Planned, Step } from '../history.ts';

const MINUTE_MS = 60_000;

const job = (name: string, weight: number, run: (of: History) => Promise<unknown>): Step => ({
  name,
  weight,
  plan: (of): Planned => ({
    says: name,
    act: async () => {
      await run(of);
    },
  }),
});

const passes = (says: string, weight: number, minutes: number): Step => ({
  name: says,
  weight,
  plan: ({ world }) => ({
    says,
    act: async () => world.test.clock.advance(minutes * MINUTE_MS),
  }),
});

export const SYSTEM_STEPS: readonly Step[] = [
  job('webhooks arrive', 8, ({ world }) => world.deliverWebhooks()),
  job('a webhook is lost', 2, async ({ world }) =>
    world.faults.inject({ fault: { kind: 'lost-webhook' }, times: 2 }),
  ),
  job('the sweeper runs', 3, ({ world }) => sweepIntents(world.context)),
  job('refunds are carried out', 5, ({ world }) => executeDueRefunds(world.context)),
  job('documents are issued', 4, ({ world }) => issueInvoices(world.context)),
  job('lost events are read', 1, ({ world }) => backfillEvents(world.context)),
  passes('a minute passes', 4, 1),
  passes('an hour passes', 2, 61),
  passes('a day passes', 0.7, 24 * 60),
  passes('a week passes', 0.15, 7 * 24 * 60),
];
