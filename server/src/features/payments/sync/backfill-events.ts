import type { AppContext } from '../../../context.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { GatewayUnavailableError, type WebhookEvent } from '../../../ports.ts';
import { settleIntent } from '../settlement/settle-intent.ts';
import { findEventWatermark, setEventWatermark } from '../store/event-watermark.ts';
import { listUndoneEvents } from '../store/journal.ts';
import { finishEvent } from './finish-event.ts';
import { SUBSCRIBED_EVENTS } from './subscribed-events.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The period that the first run covers: the time for which the provider retries an event. */
const FIRST_LOOK_MS = 3 * DAY_MS;
const OVERLAP_MS = 60 * MINUTE_MS;
/** The age below which events are left to webhooks. */
const LEAVE_MS = MINUTE_MS;
/**
 * The time for which a failing event is retried. Until then, each run reads the event again, along with all later
 * events.
 */
const HOLD_MS = 7 * DAY_MS;

/**
 * Processes the provider's events whose webhook was lost, so that refunds and disputes at the provider reach the ledger
 * without webhooks. The database stores its progress, so it catches up after any downtime. Returns the number of
 * payments that needed work.
 */
export async function backfillEvents(context: AppContext, signal?: AbortSignal): Promise<number> {
  const { db } = context;
  const now = context.clock.now();
  const mark = await findEventWatermark(db.sql);
  const from = mark === null ? before(now, FIRST_LOOK_MS) : before(mark, OVERLAP_MS);
  try {
    const span = { from, until: before(now, LEAVE_MS) };
    const { worked, held } = await workOnAll(context, span, signal);
    if (!signal?.aborted) await setEventWatermark(db.sql, held ?? now, now);
    return worked;
  } catch (error) {
    if (!(error instanceof GatewayUnavailableError)) throw error;
    const failure = describeError(error);
    context.log.warn({ failure }, 'the card provider is unreachable; lost events wait');
    return 0;
  }
}

function before(at: Date, ms: number): Date {
  return new Date(at.getTime() - ms);
}

interface Work {
  worked: number;
  /** The time of the oldest event that will be retried. */
  held: Date | null;
}

/** Processes events from newest to oldest. The progress is stored only once all of them are done. */
async function workOnAll(
  context: AppContext,
  span: { from: Date; until: Date },
  signal?: AbortSignal,
): Promise<Work> {
  const all: Work = { worked: 0, held: null };
  let after: string | undefined;
  for (;;) {
    const { events, more } = await context.payments.listEvents({
      ...span,
      types: SUBSCRIBED_EVENTS,
      ...(after !== undefined && { after }),
    });
    const page = await workOn(context, events, signal);
    all.worked += page.worked;
    all.held = page.held ?? all.held;
    after = more ? events.at(-1)?.id : undefined;
    if (after === undefined || signal?.aborted) return all;
  }
}

async function workOn(
  context: AppContext,
  events: readonly WebhookEvent[],
  signal?: AbortSignal,
): Promise<Work> {
  const { db } = context;
  const undone = await listUndoneEvents(
    db.orm,
    events.map(({ id }) => id),
  );
  const byIntent = new Map<string, WebhookEvent[]>();
  for (const event of events) {
    if (event.intentId === null || !undone.has(event.id)) continue;
    byIntent.set(event.intentId, [...(byIntent.get(event.intentId) ?? []), event]);
  }
  let held: Date | null = null;
  for (const [providerId, lost] of byIntent) {
    if (signal?.aborted) break;
    try {
      await settleIntent(context, { providerId, source: 'sweeper' });
    } catch (error) {
      if (error instanceof GatewayUnavailableError) throw error;
      held = oldest([held, hold(context, lost, error)]);
      continue;
    }
    for (const event of lost) await finishEvent(context, event, 'sweeper');
  }
  return { worked: byIntent.size, held };
}

/** Notes a payment that can't be settled, so that it is retried without blocking the others. */
function hold({ clock, log }: AppContext, lost: readonly WebhookEvent[], error: unknown) {
  const limit = before(clock.now(), HOLD_MS);
  const again = lost.filter(({ createdAt }) => createdAt >= limit);
  const events = lost.map(({ id }) => id);
  const providerId = lost[0]?.intentId;
  log.error(
    { failure: describeError(error), providerId, events, givenUp: again.length === 0 },
    'a lost event could not be processed',
  );
  return oldest(again.map(({ createdAt }) => createdAt));
}

function oldest(times: readonly (Date | null)[]): Date | null {
  const known = times.filter((at) => at !== null).map((at) => at.getTime());
  return known.length === 0 ? null : new Date(Math.min(...known));
}
