import type { AppContext } from '../../../context.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { GatewayDeniedError, GatewayUnavailableError, type ProviderFee } from '../../../ports.ts';
import { findFeeMark, findFirstPaymentTime, noteFees, setFeeMark } from '../store/card-fees.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The period read at once; its fees are stored completely before the next period is read. */
const SPAN_MS = 30 * DAY_MS;
/** The overlap with the previous run, because a fee may become known some time after its charge. */
const OVERLAP_MS = 2 * DAY_MS;
const AT_ONCE = 100;

/**
 * A job: stores the provider's fees of card payments, for the export. Continues where it was interrupted. If the
 * provider doesn't allow reading fees, they stay unknown, and nothing else depends on them.
 */
export async function noteCardFees(context: AppContext, signal?: AbortSignal): Promise<void> {
  const { clock, db, log, payments } = context;
  const now = clock.now();
  const account = `${(await payments.account()) ?? 'unknown'}:${payments.livemode ? 'live' : 'test'}`;
  const mark = (await findFeeMark(db.sql, account)) ?? (await findFirstPaymentTime(db.orm));
  if (mark === null) return;
  try {
    for (const span of spansBetween(new Date(mark.getTime() - OVERLAP_MS), now)) {
      if (signal?.aborted) return;
      await noteSpan(context, span);
      await setFeeMark(db.sql, account, { mark: span.until, now });
    }
  } catch (error) {
    const denied = error instanceof GatewayDeniedError;
    if (!denied && !(error instanceof GatewayUnavailableError)) throw error;
    const failure = describeError(error);
    log.info(
      { failure },
      denied ? 'the key has no permission to read fees' : 'fees are noted later',
    );
  }
}

interface Span {
  from: Date;
  until: Date;
}

function spansBetween(from: Date, end: Date): Span[] {
  const count = Math.ceil((end.getTime() - from.getTime()) / SPAN_MS);
  return Array.from({ length: count }, (_, index) => ({
    from: new Date(from.getTime() + index * SPAN_MS),
    until: new Date(Math.min(from.getTime() + (index + 1) * SPAN_MS, end.getTime())),
  }));
}

type Fee = ProviderFee & { intentId: string };

async function noteSpan({ db, payments }: AppContext, span: Span): Promise<void> {
  let found: Fee[] = [];
  for await (const { intentId, ...fee } of payments.listFees(span)) {
    if (intentId !== null) found.push({ ...fee, intentId });
    if (found.length < AT_ONCE) continue;
    await noteFees(db.sql, found);
    found = [];
  }
  if (found.length > 0) await noteFees(db.sql, found);
}
