import {
  type OutputOf,
  type OwnWordMail,
  placeholderFault,
  type previewOwnWords as endpoint,
  type BodyOf,
} from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../../context.ts';
import { languageToKeep, wordsIn } from '../../../mails/words-in.ts';
import {
  type MailSettings,
  readMailSettings,
  settingsIn,
  USUAL_MAIL_SETTINGS,
} from '../../../mails/mail-settings.ts';
import { underLetterhead } from '../../../mails/outbox.ts';
import type { Mail } from '../../../mail-ports.ts';
import { invalidInput } from '../../../problem-error.ts';
import type { BookingRow } from '../../booking-records/index.ts';
import { noReviewMailsSample } from '../review-choice.ts';
import { samplePaymentMail } from './sample-payment-mails.ts';
import { sampleCancellation, sampleException, sampleTrip } from './sample-trip.ts';

const WORDS = ['subject', 'opening', 'closing'] as const;

/**
 * Previews one kind of email about a sample trip, with words that the agency hasn't saved yet. Throws `invalid_input`.
 */
export async function previewOwnWords(
  context: UserContext,
  kind: OwnWordMail,
  words: BodyOf<'previewOwnWords'>,
): Promise<OutputOf<typeof endpoint>> {
  for (const field of WORDS) {
    const fault = placeholderFault(words[field], kind);
    if (fault !== null) throw invalidInput(field, fault);
  }
  const { config, db } = context;
  const language = languageToKeep(config, words.language);
  const stored = settingsIn(await readMailSettings(db.orm, config.contact), language);
  const isSigned = language === null || words.signature !== '';
  const signature = isSigned ? words.signature : USUAL_MAIL_SETTINGS('mails.signature');
  const settings = withWords(stored, kind, { ...words, signature });
  const mail = sampleMail(context, language, kind, settings);
  const { html, subject, text } = underLetterhead(mail, settings);
  return { subject, text, html };
}

function withWords(
  stored: MailSettings,
  kind: OwnWordMail,
  words: BodyOf<'previewOwnWords'>,
): MailSettings {
  const typed = new Map<string, unknown>([
    ['mails.signature', words.signature],
    ...WORDS.map((part) => [`mails.${kind}.${part}`, words[part]] as const),
  ]);
  return (key) => (typed.has(key) ? (typed.get(key) as ReturnType<typeof stored<typeof key>>) : stored(key)); // prettier-ignore
}

function sampleMail(
  context: AppContext,
  language: string | null,
  kind: OwnWordMail,
  settings: MailSettings,
): Mail {
  const { publicUrl, write } = wordsIn(context.config, language);
  const rules = {
    payOnArrival: settings('booking.payOnArrival'),
    plan: settings('money.plan') || null,
  };
  // the email about a balance that is paid online usually follows the first payment
  const isPaid = ({ balanceDueOn }: BookingRow) =>
    kind === 'balance' ? balanceDueOn !== null : kind !== 'booked' && kind !== 'changed';
  const trip = { ...sampleTrip(context, rules, isPaid), publicUrl };
  const booking = { ...trip.booking, language };
  const to = booking.travelEmail;
  switch (kind) {
    case 'booked':
      return write.bookedMail(to, trip, null);
    case 'confirmed':
      return write.confirmedMail(to, trip);
    case 'changed':
      return write.changedMail(to, trip, { before: booking, reason: null, back: [] });
    case 'balance':
      return write.balanceMail(to, trip);
    case 'reminder':
      return write.reminderMail(to, trip);
    case 'cancelled': {
      const refundWithinDays = settings('cancellation.refundDaysPromise');
      const told = { booking, refundWithinDays };
      return write.canceledMail(publicUrl, to, told, sampleCancellation(trip));
    }
    case 'review':
      return write.reviewMail(to, trip, noReviewMailsSample(context, booking));
    case 'exception':
      return write.exceptionMail(
        publicUrl,
        { ...booking, email: to },
        sampleException(trip),
        'paid',
      );
    case 'wait_ended':
      return write.waitEndedMail(to, { publicUrl, trip: booking, why: 'passed' });
    case 'receipt':
    case 'refund':
    case 'refund_failed':
    case 'charged_again':
    case 'rejected':
      return samplePaymentMail(write, kind, trip, settings('cancellation.refundDaysPromise'));
    default:
      return write.sampleIdentityMail(kind, publicUrl);
  }
}
