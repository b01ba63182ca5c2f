import {
  localDay,
  type OutputOf,
  type OwnWordMail,
  type ParsedInputOf,
  placeholderFault,
  type previewOwnWords as endpoint,
} from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../context.ts';
import { sampleIdentityMail } from '../../mails/identity-mails.ts';
import { type MailSettings, readMailSettings } from '../../mails/mail-settings.ts';
import { underLetterhead } from '../../mails/outbox.ts';
import { balanceMail } from '../../mails/trips/balance-mail.ts';
import { bookedMail } from '../../mails/trips/booked-mail.ts';
import { changedMail } from '../../mails/trips/changed-mail.ts';
import { confirmedMail } from '../../mails/trips/confirmed-mail.ts';
import { reminderMail } from '../../mails/trips/reminder-mail.ts';
import { reviewMail } from '../../mails/trips/review-mail.ts';
import type { Mail } from '../../mail-ports.ts';
import { invalidInput } from '../../problem-error.ts';
import { canceledMail } from '../cancellations/index.ts';
import { exceptionMail } from '../policies/index.ts';
import { noReviewMailsSample } from './review-choice.ts';
import { samplePaymentMail } from './sample-payment-mails.ts';
import { sampleCancellation, sampleException, sampleTrip } from './sample-trip.ts';

type Words = ParsedInputOf<typeof endpoint>['body'];
const WORDS = ['subject', 'opening', 'closing'] as const;

/** An email of a kind about a sample trip, with the agency's words before they are saved. Throws `invalid_input`. */
export async function previewOwnWords(
  context: UserContext,
  kind: OwnWordMail,
  words: Words,
): Promise<OutputOf<typeof endpoint>> {
  for (const field of WORDS) {
    const fault = placeholderFault(words[field], kind);
    if (fault !== null) throw invalidInput(field, fault);
  }
  const stored = await readMailSettings(context.db.orm, context.config.contact);
  const settings = withWords(stored, kind, words);
  const { html, subject, text } = underLetterhead(sampleMail(context, kind, settings), settings);
  return { subject, text, html };
}

function withWords(stored: MailSettings, kind: OwnWordMail, words: Words): MailSettings {
  const typed = new Map<string, unknown>([
    ['mails.signature', words.signature],
    ...WORDS.map((part) => [`mails.${kind}.${part}`, words[part]] as const),
  ]);
  return (key) => (typed.has(key) ? (typed.get(key) as ReturnType<typeof stored<typeof key>>) : stored(key)); // prettier-ignore
}

function sampleMail(context: AppContext, kind: OwnWordMail, settings: MailSettings): Mail {
  const rules = { payOnArrival: settings('booking.payOnArrival') };
  const isPaid = kind !== 'booked' && kind !== 'changed' && kind !== 'balance';
  const trip = sampleTrip(context, rules, isPaid);
  const { booking, publicUrl } = trip;
  const to = booking.travelEmail;
  switch (kind) {
    case 'booked':
      return bookedMail(to, trip, null);
    case 'confirmed':
      return confirmedMail(to, trip);
    case 'changed':
      return changedMail(to, trip, { before: booking, reason: null, back: [] });
    case 'balance':
      return balanceMail(to, trip);
    case 'reminder':
      return reminderMail(to, trip, localDay(context.clock.now(), 'Etc/UTC'));
    case 'cancelled': {
      const refundWithinDays = settings('cancellation.refundDaysPromise');
      const told = { booking, refundWithinDays };
      return canceledMail(context.config, to, told, sampleCancellation(trip));
    }
    case 'review':
      return reviewMail(to, trip, noReviewMailsSample(context));
    case 'exception':
      return exceptionMail(
        context.config,
        { ...booking, email: to },
        sampleException(trip),
        'paid',
      );
    case 'receipt':
    case 'refund':
    case 'refund_failed':
    case 'charged_again':
    case 'rejected':
      return samplePaymentMail(kind, trip, settings('cancellation.refundDaysPromise'));
    default:
      return sampleIdentityMail(kind, publicUrl);
  }
}
