import type { AppContext } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { WaitingRow } from '../../../db/tables/waitlist.ts';
import { inItsLanguage } from '../../../mails/trips/in-its-language.ts';
import { takeTurn } from '../../../mails/unproved-mailboxes.ts';
import { type Written, wordsIn } from '../../../mails/words-in.ts';
import { findUser } from '../../users/index.ts';

type Why = Parameters<Written['waitEndedMail']>[1]['why'];

export interface WaitedPlace {
  spot: string;
  country: string;
}

/**
 * Emails someone, in their language, why they no longer wait. Sends nothing if the destination's name is no longer
 * known, or if their address isn't verified and has already had an email for this purpose today.
 */
export async function tellEnded(
  context: Pick<AppContext, 'clock' | 'config' | 'mail'>,
  tx: Tx,
  { entry, place, why }: { entry: WaitingRow; place: WaitedPlace; why: Why },
): Promise<void> {
  const { adults, children, day, days, infants, language, offerId, startTime, uid } = entry;
  const user = await findUser(tx, uid);
  if (user === null || place.spot === '') return;
  const { email, emailKey, emailProvedAt, name } = user;
  const at = context.clock.now();
  if (emailProvedAt === null && !(await takeTurn(tx, 'news', { emailKey, at }))) return;
  const words = wordsIn(context.config, language);
  const trip = await inItsLanguage(tx, words, {
    language,
    offerId,
    spotId: null,
    inclusions: null,
    travelSpot: place.spot,
    travelCountry: place.country,
    travelName: name,
    travelDate: day,
    durationDays: days,
    startTime,
    adults,
    children,
    infants,
  });
  const { publicUrl, write } = words;
  await context.mail.enqueue(tx, write.waitEndedMail(email, { publicUrl, trip, why }));
}
