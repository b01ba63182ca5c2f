import type { AppContext } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { inItsLanguage } from '../../../mails/trips/in-its-language.ts';
import { wordsIn } from '../../../mails/words-in.ts';
import type { Mail } from '../../../mail-ports.ts';
import { findTerms } from '../store-policies.ts';
import { capOf } from '../trip-terms.ts';
import type { ToldBooking } from './store-covered.ts';
import { findException } from './store-exceptions.ts';

/** The email about the exception that covers a booking; null if none does. */
export async function composeExceptionMail(
  { config }: Pick<AppContext, 'config'>,
  db: Executor,
  booking: ToldBooking,
): Promise<Mail | null> {
  const { offerId, policyId, travelCountry: country, travelDate } = booking;
  const cap = capOf(booking);
  const exception = await findException(db, { offerId, country, travelDate, cap });
  // an exception made before the trip was moved gives at most the cap
  if (exception === null || (cap !== null && exception.createdAt <= cap.since)) return null;
  const { basis } = await findTerms(db, policyId);
  const words = wordsIn(config, booking.language);
  const told = await inItsLanguage(db, words, booking);
  return words.write.exceptionMail(words.publicUrl, told, exception, basis);
}
