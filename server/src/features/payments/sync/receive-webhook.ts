import type { AppContext } from '../../../context.ts';
import { noteMilestone } from '../../../db/records/milestones.ts';
import { InvalidSignatureError, type WebhookEvent } from '../../../ports.ts';
import { ProblemError } from '../../../problem-error.ts';
import { callProvider } from '../limits/call-provider.ts';
import { settleIntent } from '../settlement/settle-intent.ts';
import { isEventDone } from '../store/journal.ts';
import { finishEvent } from './finish-event.ts';

/**
 * Receives one of the provider's events: checks the signature and age of the raw body, and settles the payment. The
 * event is only a hint, and the current state is fetched. It counts as done only after the work, so a failed delivery
 * is processed when it is sent again. Throws `invalid_signature`, `provider_unavailable`.
 */
export async function receiveWebhook(
  context: AppContext,
  rawBody: Buffer,
  signature: string,
): Promise<{ received: true }> {
  const event = parse(context, rawBody, signature);
  await noteArrival(context);
  const { id, intentId } = event;
  if (await isEventDone(context.db.orm, id)) return { received: true };
  if (intentId !== null) {
    await callProvider(context, () =>
      settleIntent(context, { providerId: intentId, source: 'webhook' }),
    );
  }
  await finishEvent(context, event, 'webhook');
  return { received: true };
}

/** The interval at which the latest delivery is stored, in milliseconds, for the doctor's report on webhooks. */
const NOTED_EVERY_MS = 3_600_000;
const notedAt = new WeakMap<AppContext['db'], number>();

async function noteArrival({ clock, db }: AppContext): Promise<void> {
  const now = clock.now();
  if (now.getTime() - (notedAt.get(db) ?? 0) < NOTED_EVERY_MS) return;
  await noteMilestone(db.sql, 'webhook', now);
  notedAt.set(db, now.getTime());
}

function parse({ payments }: AppContext, rawBody: Buffer, signature: string): WebhookEvent {
  try {
    return payments.parseWebhook(rawBody, signature);
  } catch (error) {
    if (!(error instanceof InvalidSignatureError)) throw error;
    throw new ProblemError('invalid_signature', 'This webhook was not signed by the provider.', {
      cause: error,
    });
  }
}
