import { latestToday, localDay } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import { unavailability } from '../../../db/database-errors.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { zoneOfPlace } from '../../../lib/time-zones.ts';
import { lapseWaiting, listMaybeHopeless, type MaybeHopeless } from '../store/hopeless.ts';
import { tellEnded } from './tell-ended.ts';

const BATCH = 100;

/**
 * Ends the entries that can no longer get an offer, and emails their travelers: their day has begun at the destination
 * or was called off, or the destination isn't online.
 */
export async function endHopeless(context: AppContext, signal?: AbortSignal): Promise<void> {
  const { clock, db } = context;
  const latest = latestToday(clock.now());
  for (let after = ''; ;) {
    const found = await listMaybeHopeless(db.orm, { after, latest, limit: BATCH });
    for (const one of found) {
      if (signal?.aborted) return;
      await endOrSkip(context, one);
    }
    const last = found.at(-1);
    if (last === undefined || found.length < BATCH) return;
    after = last.entry.id;
  }
}

/** Ends an entry. A fault of one entry doesn't keep the others from being ended. */
async function endOrSkip(context: AppContext, found: MaybeHopeless): Promise<void> {
  try {
    await end(context, found);
  } catch (error) {
    if (unavailability(error) !== null) throw error;
    const failure = describeError(error);
    context.log.warn({ waiting: found.entry.id, failure }, 'a wait could not be ended');
  }
}

async function end(context: AppContext, found: MaybeHopeless): Promise<void> {
  const { country, entry, spot } = found;
  const at = context.clock.now();
  const why = hopeless(found, at);
  if (why === null) return;
  await context.db.orm.transaction(async (tx) => {
    if (!(await lapseWaiting(tx, entry.id, at))) return;
    await tellEnded(context, tx, { entry, place: { country, spot }, why });
  });
}

function hopeless({ entry, isCalledOff, isOnline, ...place }: MaybeHopeless, at: Date) {
  if (isCalledOff) return 'calledOff';
  if (!isOnline) return 'offline';
  return entry.day <= localDay(at, zoneOfPlace(place)) ? 'passed' : null;
}
