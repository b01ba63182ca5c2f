import type { AppContext } from '../../../context.ts';
import type { WaitingRow } from '../../../db/tables/waitlist.ts';
import { readSaleSettings, type SaleSettings } from '../../bookings/index.ts';
import { unavailability } from '../../../db/database-errors.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { listOffersWithKept, lockKeptDays, lockQueue, releaseKept } from '../../places/index.ts';
import { isBlocked, lockUserForUpdate } from '../../users/index.ts';
import { endHopeless } from '../ending/end-hopeless.ts';
import { listOffersWithRoom, listQueue, lockWaiting } from '../store/waiting.ts';
import { makeOffer } from './make-offer.ts';
import { nextInLine, offerEnd, readQueue } from './offer-rules.ts';

interface Rules {
  /** The setting `booking.offerHours`. */
  hours: number;
  /** The setting `booking.included`. */
  sale: SaleSettings;
}

const BY_SYSTEM = { kind: 'system', userId: null } as const;

/**
 * A job: offers free places to waiting parties, first to those who joined first. A party that doesn't fit keeps its
 * place in line. Places that fit no one are put on sale.
 */
export async function offerPlaces(context: AppContext, signal?: AbortSignal): Promise<void> {
  const { db, settings } = context;
  await endHopeless(context, signal);
  const kept = await listOffersWithKept(db.orm);
  const offers = new Set([...kept, ...(await listOffersWithRoom(db.orm))]);
  if (offers.size === 0) return;
  const rules = {
    hours: await settings.read('booking.offerHours'),
    sale: await readSaleSettings(context),
  };
  for (const offerId of offers) {
    if (signal?.aborted) return;
    await serve(context, offerId, rules);
  }
}

/** The maximum number of rounds: others may change who is next, but not forever. */
const ROUNDS = 1000;

/** Offers the free places of a destination until no one fits, then puts the rest on sale. */
async function serve(context: AppContext, offerId: string, rules: Rules): Promise<void> {
  const unfit = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const waiting = await listQueue(context.db.orm, offerId);
    const queue = await readQueue(context, context.db.orm, offerId, waiting);
    const next = queue && nextInLine(waiting, queue, { hours: rules.hours, unfit });
    if (next === null) {
      if (await release(context, offerId, { ...rules, unfit })) return;
      continue;
    }
    try {
      const outcome = await offerTo(context, next, { ...rules, unfit });
      if (outcome === 'unfit') unfit.add(next.id);
    } catch (error) {
      if (unavailability(error) !== null) throw error;
      const failure = describeError(error);
      context.log.warn({ waiting: next.id, failure }, 'places could not be offered');
      unfit.add(next.id);
    }
  }
}

type Deciding = Rules & { unfit: ReadonlySet<string> };

/** `changed`: another party is next now; `unfit`: this party can't be served. */
type Outcome = 'offered' | 'changed' | 'unfit';

/** Offers places to a party if it is still next. */
function offerTo(
  context: AppContext,
  { id, offerId, uid }: WaitingRow,
  { hours, sale, unfit }: Deciding,
): Promise<Outcome> {
  return context.db.orm.transaction(async (tx): Promise<Outcome> => {
    if ((await lockUserForUpdate(tx, uid)) === null || (await isBlocked(tx, uid))) return 'unfit';
    if ((await lockQueue(tx, offerId)) === null) return 'unfit';
    const waiting = await listQueue(tx, offerId);
    const queue = await readQueue(context, tx, offerId, waiting);
    if (queue === null || nextInLine(waiting, queue, { hours, unfit })?.id !== id) return 'changed';
    const entry = await lockWaiting(tx, id);
    const until = offerEnd(entry?.day ?? '', queue, { hours });
    if (entry === null || until === null) return 'changed';
    await makeOffer({ ...context, createdId: context.newId }, tx, entry, {
      until,
      by: BY_SYSTEM,
      sale,
    });
    return 'offered';
  });
}

/** Puts kept places that fit no one on sale. Returns false if someone fits now. */
function release(
  context: AppContext,
  offerId: string,
  { hours, unfit }: Deciding,
): Promise<boolean> {
  return context.db.orm.transaction(async (tx) => {
    const isOnline = (await lockQueue(tx, offerId)) !== null;
    await lockKeptDays(tx, offerId);
    if (isOnline) {
      const waiting = await listQueue(tx, offerId);
      const queue = await readQueue(context, tx, offerId, waiting);
      if (queue !== null && nextInLine(waiting, queue, { hours, unfit }) !== null) return false;
    }
    await releaseKept(tx, offerId);
    return true;
  });
}
