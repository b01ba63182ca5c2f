import {
  type BookingRecord,
  exactMoney,
  LINK_ASKS,
  listText,
  MAIL_KINDS,
  type TimelineLine,
} from '@wayfarer/contract';
import { mailNames } from '../../../kit/bookings/names.ts';
import { departureText } from '../../../kit/bookings/trip-span.ts';
import { contactParts, eventTexts as texts, mailStates } from './timeline-words.texts.js';

/** The name of a kind of email. */
export const mailName = (kind: string) =>
  MAIL_KINDS.flatMap((one) => (one === kind ? [mailNames[one]] : []))[0] ??
  kind.replaceAll('_', ' ');

function amountIn({ amount, currency }: TimelineLine['detail']): string {
  return typeof amount === 'number' && typeof currency === 'string'
    ? exactMoney(amount, currency)
    : '';
}

/** The contact details that were corrected, in words. */
function contactWords(detail: TimelineLine['detail']): string {
  const parts = (['name', 'email', 'phone', 'language'] as const).filter(
    (part) => detail[part] === 'changed',
  );
  return parts.length === 0
    ? texts.contact
    : texts.contactParts(listText(parts.map((part) => contactParts[part])));
}

/** A new payment link in words. */
function linkWords(detail: TimelineLine['detail']): string {
  const asks = LINK_ASKS.find((one) => one === detail['asks']) ?? 'amount';
  return texts.linkAsked[asks](amountIn(detail));
}

/** A day; with the start time, if the trip has one. */
const dayOf = (day: string, startTime: unknown) =>
  departureText({
    day,
    startTime: typeof startTime === 'string' && startTime !== '' ? startTime : null,
  });

type Words = (detail: TimelineLine['detail']) => string;

const EVENTS: Readonly<Record<string, Words>> = {
  booked: () => texts.booked,
  requested: () => texts.requested,
  accepted: () => texts.accepted,
  declined: () => texts.declined,
  unanswered: () => texts.unanswered,
  confirmed: () => texts.confirmed,
  expired: () => texts.expired,
  claimed: () => texts.claimed,
  changed: ({ travelDate, days, startTime }) =>
    typeof travelDate === 'string'
      ? texts.changedTo({ day: dayOf(travelDate, startTime), days: Number(days) })
      : texts.changed,
  renamed: () => texts.renamed,
  contact_changed: contactWords,
  cancelled: () => texts.cancelled,
  reinstated: () => texts.reinstated,
  removed: () => texts.removed,
  deleted: () => texts.deleted,
  counter_received: (detail) => texts.counterReceived(amountIn(detail)),
  counter_returned: (detail) => texts.counterReturned(amountIn(detail)),
  charged_again: (detail) => texts.chargedAgain(amountIn(detail)),
  counter_voided: (detail) => texts.counterVoided(amountIn(detail)),
  checked_in: () => texts.checkedIn,
  no_show: () => texts.noShow,
  attendance_undone: () => texts.attendanceUndone,
  link_made: linkWords,
  link_ended: () => texts.payLinkEnded,
  transfer_announced: (detail) =>
    texts.transferAnnounced[detail['part'] === 'balance' ? 'balance' : 'first'](amountIn(detail)),
  mail_dropped: ({ mail }) => texts.mailDropped(mailName(String(mail))),
};

const ACTS: Readonly<Record<string, Words>> = {
  trip_link_renewed: () => texts.linkRenewed,
  trip_link_ended: () => texts.linkEnded,
  mail_tested: ({ mail }) => texts.mailTested(mailName(String(mail))),
  payment_refunded: (detail) => texts.refundRequested(amountIn(detail)),
  booking_note_removed: () => texts.noteRemoved,
};

const MONEY: Readonly<Record<string, Words>> = {
  intent_opened: (detail) => texts.paymentStarted(amountIn(detail)),
  payment_recorded: (detail) => texts.paid(amountIn(detail)),
  refund_decided: (detail) => texts.refundDecided(amountIn(detail)),
  refund_succeeded: (detail) => texts.refundSucceeded(amountIn(detail)),
  refund_failed: (detail) => texts.refundFailed(amountIn(detail)),
  refund_seen: (detail) => texts.refundSeen(amountIn(detail)),
};

/** A readable form of a code that this version of the page doesn't know. */
const plain = (kind: string) => {
  const words = kind.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** An email in words. A custom email is named by its subject. */
function mailWords({ at, detail: { mail } }: TimelineLine, mails: BookingRecord['mails']): string {
  const found = mails.find((one) => one.kind === mail && one.at === at);
  const name =
    mail === 'by_hand' && found?.subject ? texts.wrote(found.subject) : mailName(String(mail));
  return found?.state ? texts.mailIs({ mail: name, state: mailStates[found.state] }) : name;
}

/** A timeline entry in words. */
export function wordsOf(line: TimelineLine, mails: BookingRecord['mails']): string {
  const { detail, kind, source } = line;
  if (source === 'note') return texts.noteAdded;
  if (source === 'event' && kind === 'mail') return mailWords(line, mails);
  if (source === 'money')
    return MONEY[kind]?.(detail) ?? `${plain(kind)} ${amountIn(detail)}`.trim();
  return (EVENTS[kind] ?? ACTS[kind])?.(detail) ?? plain(kind);
}

/** Kinds of entries whose notes aren't shown, because the notes are only for accounting. */
const SAY_ALL = new Set(['intent_opened', 'payment_recorded', 'refund_seen']);
/** Matches notes that are ids of accounts or cancellations; those have entries of their own. */
const NAMES_AN_ID = /^(asked for by |cancellation:)/;

/** The remark below an entry; empty if its line already says everything. */
export function remarkOf({ detail: { text }, kind, source }: TimelineLine): string {
  if (typeof text !== 'string') return '';
  const silent = source === 'money' && (SAY_ALL.has(kind) || NAMES_AN_ID.test(text));
  return silent ? '' : text;
}

const MONEY_KINDS = new Set(['counter_received', 'counter_returned', 'counter_voided', 'charged_again', 'link_made', 'link_ended', 'transfer_announced', 'payment_refunded']); // prettier-ignore

/** The filter of the timeline to which an entry belongs. */
export function partOf({ kind, source }: TimelineLine): 'money' | 'mails' | 'notes' | 'other' {
  if (source === 'note') return 'notes';
  if (source === 'money' || MONEY_KINDS.has(kind)) return 'money';
  return kind.startsWith('mail') ? 'mails' : 'other';
}
