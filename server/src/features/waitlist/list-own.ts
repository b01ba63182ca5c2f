import type { WaitingParty } from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../context.ts';
import { withTranslations } from '../../db/records/translations.ts';
import { notFound } from '../../problem-error.ts';
import { presentWaiting } from './present.ts';
import { findShown, listOwn, type ShownWaiting } from './store/waiting.ts';

/** The time for which a traveler sees that an offer has ended, in milliseconds. */
const ENDED_MS = 7 * 24 * 60 * 60_000;

export async function listOwnWaiting(context: UserContext): Promise<WaitingParty[]> {
  const since = new Date(context.clock.now().getTime() - ENDED_MS);
  return present(context, await listOwn(context.db.orm, context.actor.uid, since));
}

/** One of the caller's entries. Throws `not_found`. */
export async function getOwnWaiting(context: UserContext, id: string): Promise<WaitingParty> {
  const found = await findShown(context.db.orm, id);
  if (found?.entry.uid !== context.actor.uid) throw notFound('place in line');
  const [shown] = await present(context, [found]);
  if (shown === undefined) throw notFound('place in line');
  return shown;
}

async function present(
  { config, db, settings }: Pick<AppContext, 'config' | 'db' | 'settings'>,
  rows: readonly ShownWaiting[],
): Promise<WaitingParty[]> {
  const onArrival = await settings.read('booking.payOnArrival');
  return withTranslations(
    config,
    db.orm,
    rows.map(({ isFree, ...row }) =>
      presentWaiting({ ...row, mayAccept: row.entry.state === 'offered' && (onArrival || isFree) }),
    ),
    ({ spotId, travelCountry, travelSpot }) => ({
      placeId: spotId,
      country: travelCountry,
      texts: [travelSpot],
    }),
  );
}
