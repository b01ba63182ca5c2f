import { accountLabels, accountLines, formatMoney, type Transfer } from '@wayfarer/contract';
import type { Mail } from '../../../mail-ports.ts';
import type { MailLine } from '../../mail-parts.ts';
import { tripUrl, type MailedTrip } from '../../trips/trip-facts.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { weekdayText } from '../trips/parts/days.ts';
import { priceTable } from '../trips/parts/money-parts.ts';
import { actions } from '../trips/parts/parts.texts.js';
import { tripWords } from '../trips/parts/trip-lines.ts';
import { namesOf } from '../trips/parts/trip-parts.ts';
import { transfer as texts } from './payments.texts.js';

type AnnouncedTransfer = Pick<
  Transfer,
  'account' | 'amount' | 'currency' | 'dueOn' | 'reference'
> & { part: 'first' | 'balance' };

/** The agency's account, for a transfer that the traveler has announced. */
export function transferMail(to: string, trip: MailedTrip, transfer: AnnouncedTransfer): Mail {
  const { booking, breakdown, publicUrl } = trip;
  const { account, dueOn, part, reference } = transfer;
  const { spot } = namesOf(booking);
  const amount = formatMoney(transfer.amount, transfer.currency);
  const day = weekdayText(dueOn);
  const mail = composeMail(to, {
    subject: texts.subject({ amount, spot }),
    title: texts.title({ amount, day }),
    name: booking.travelName,
    words: tripWords(booking),
    paragraphs: [
      askingText(trip, part, { amount, day, spot }),
      texts.reference(reference),
      ...(booking.state === 'held' ? [texts.kept] : []),
    ],
    facts: accountFacts(transfer, amount),
    lines: priceTable(booking, breakdown),
    ...(account.note !== '' && { quote: account.note }),
    action: { label: actions.see, url: tripUrl(publicUrl, booking) },
    note: texts.note,
  });
  return { ...mail, about: { kind: 'transfer', bookingId: booking.id, key: `${part}:${dueOn}` } };
}

function askingText(
  { breakdown }: MailedTrip,
  part: AnnouncedTransfer['part'],
  asked: { amount: string; day: string; spot: string },
): string {
  if (part === 'balance') return texts.balance(asked);
  // a first payment that leaves no balance is the whole price
  return breakdown.dueOnArrival > 0 ? texts.first(asked) : texts.whole(asked);
}

const accountFacts = (
  { account, reference }: AnnouncedTransfer,
  amount: string,
): readonly MailLine[] => [
  [accountLabels.amount, amount],
  ...accountLines(account).map(({ label, shown }): MailLine => [label, shown]),
  [accountLabels.reference, reference],
];
