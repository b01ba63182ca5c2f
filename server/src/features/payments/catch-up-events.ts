import type { AppContext } from '../../context.ts';
import { describeError } from '../../describe-error.ts';
import { GatewayUnavailableError, type WebhookEvent } from '../../ports.ts';
import { CONSUMED_EVENTS } from './consumed-events.ts';
import { settleIntent } from './settle-intent.ts';
import { markEventDone, undoneEvents } from './store-journal.ts';

const MINUTE_MS = 60_000;
/** At the first look of a process: as long as the provider tries to deliver an event. */
const FIRST_LOOK_MS = 3 * 24 * 60 * MINUTE_MS;
const OVERLAP_MS = 60 * MINUTE_MS;
/** Younger ones are still on their way. */
const LEAVE_MS = MINUTE_MS;
const MOST = 5000;

/**
 * Answers the job that asks the provider for events whose webhook was lost, and does their work: so
 * a refund that failed, one made by hand or a dispute reaches the ledger without any webhook. It
 * answers for how many payments there was something to do.
 */
export function eventCatchUp(context: AppContext): () => Promise<number> {
  let from: Date | null = null;
  return async () => {
    const now = context.clock.now().getTime();
    from ??= new Date(now - FIRST_LOOK_MS);
    const span = { from, until: new Date(now - LEAVE_MS), types: CONSUMED_EVENTS, limit: MOST };
    try {
      const events = await context.payments.listEvents(span);
      if (events.length === MOST) {
        context.log.warn({ read: MOST }, 'there are more events than are read at a time');
      }
      const settled = await catchUp(context, events);
      from = new Date(now - OVERLAP_MS);
      return settled;
    } catch (error) {
      if (!(error instanceof GatewayUnavailableError)) throw error;
      const failure = describeError(error);
      context.log.warn({ failure }, 'the card provider cannot be reached; lost events wait');
      return 0;
    }
  };
}

async function catchUp(context: AppContext, events: readonly WebhookEvent[]): Promise<number> {
  const { clock, db, log } = context;
  const undone = await undoneEvents(
    db.orm,
    events.map(({ id }) => id),
  );
  const byIntent = new Map<string, WebhookEvent[]>();
  for (const event of events) {
    if (event.intentId === null || !undone.has(event.id)) continue;
    byIntent.set(event.intentId, [...(byIntent.get(event.intentId) ?? []), event]);
  }
  for (const [providerId, lost] of byIntent) {
    try {
      await settleIntent(context, { providerId, source: 'sweeper' });
    } catch (error) {
      if (error instanceof GatewayUnavailableError) throw error;
      // One payment that cannot be settled must not keep the others waiting.
      log.error(
        { failure: describeError(error), providerId },
        'a lost event could not be worked on',
      );
      continue;
    }
    const doneAt = clock.now();
    for (const { id, type } of lost) await markEventDone(db.orm, { id, type, doneAt });
  }
  return byIntent.size;
}
