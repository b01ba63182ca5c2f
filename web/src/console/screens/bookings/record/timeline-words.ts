import { type BookingRecord, exactMoney, MAIL_KINDS, type TimelineLine } from '@wayfarer/contract';
import { mailNames } from '../../../kit/bookings/names.ts';
import { dayText } from '../../../kit/bookings/trip-span.ts';

const mailName = (kind: string) =>
  MAIL_KINDS.flatMap((one) => (one === kind ? [mailNames[one]] : []))[0] ??
  kind.replaceAll('_', ' ');

function amountIn({ amount, currency }: TimelineLine['detail']): string {
  return typeof amount === 'number' && typeof currency === 'string'
    ? ` ${exactMoney(amount, currency)}`
    : '';
}

/** The parts of a contact that were corrected. */
function contactWords(detail: TimelineLine['detail']): string {
  const names = { name: 'name', email: 'email address', phone: 'phone number' } as const;
  const parts = (['name', 'email', 'phone'] as const).filter((part) => detail[part] === 'changed');
  return `Corrected ${parts.map((part) => names[part]).join(', ') || 'the contact'}`;
}

type Words = (detail: TimelineLine['detail']) => string;

const EVENTS: Readonly<Record<string, Words>> = {
  booked: () => 'Booked',
  claimed: () => 'Added to the traveler’s account',
  changed: ({ travelDate, days }) =>
    `Changed${typeof travelDate === 'string' ? ` to ${dayText(travelDate)}, ${days} days` : ''}`,
  renamed: () => 'Given to another traveler',
  contact_changed: contactWords,
  cancelled: () => 'Canceled',
  reinstated: () => 'Reinstated',
  removed: () => 'Removed from the traveler’s list',
  deleted: () => 'Deleted',
  counter_received: (detail) => `Received${amountIn(detail)} at the counter`,
  counter_returned: (detail) => `Returned${amountIn(detail)} at the counter`,
  charged_again: (detail) => `Made a refund of${amountIn(detail)} due again`,
  counter_voided: (detail) => `Voided an entry of${amountIn(detail)}`,
  checked_in: () => 'Checked in',
  no_show: () => 'No-show',
  attendance_undone: () => 'Check-in undone',
  mail_dropped: ({ mail }) => `${mailName(String(mail))}: email no longer needed`,
};

const ACTS: Readonly<Record<string, Words>> = {
  trip_link_renewed: () => 'Link to the trip replaced',
  trip_link_ended: () => 'Link to the trip ended',
  mail_tested: ({ mail }) => `${mailName(String(mail))}: test sent to a colleague`,
  payment_refunded: (detail) => `Refund of${amountIn(detail)} requested`,
  booking_note_removed: () => 'Note removed',
};

const MONEY: Readonly<Record<string, Words>> = {
  intent_opened: (detail) => `Card payment of${amountIn(detail)} started`,
  payment_recorded: (detail) => `Paid${amountIn(detail)} by card`,
  refund_decided: (detail) => `Refund of${amountIn(detail)} decided`,
  refund_succeeded: (detail) => `Refund of${amountIn(detail)} went through`,
  refund_failed: (detail) => `Refund of${amountIn(detail)} failed`,
  refund_seen: (detail) => `Card provider reports${amountIn(detail)} returned`,
};

const plain = (kind: string) => {
  const words = kind.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const MAIL_STATES = { pending: 'waiting to be sent', sent: 'sent', dead: 'not sent' } as const;

/** An email in words; one written by hand is named by its subject. */
function mailWords({ at, detail: { mail } }: TimelineLine, mails: BookingRecord['mails']): string {
  const found = mails.find((one) => one.kind === mail && one.at === at);
  const state = MAIL_STATES[found?.state ?? 'pending'];
  const name =
    mail === 'by_hand' && found?.subject ? `Wrote: ${found.subject}` : mailName(String(mail));
  return found?.state ? `${name} · ${state}` : name;
}

/** A timeline entry in words. */
export function wordsOf(line: TimelineLine, mails: BookingRecord['mails']): string {
  const { detail, kind, source } = line;
  if (source === 'note') return 'Note added';
  if (source === 'event' && kind === 'mail') return mailWords(line, mails);
  if (source === 'money') return MONEY[kind]?.(detail) ?? `${plain(kind)}${amountIn(detail)}`;
  return (EVENTS[kind] ?? ACTS[kind])?.(detail) ?? plain(kind);
}

/** Entries whose line says everything, because their note in the journal is only for the books. */
const SAY_ALL = new Set(['intent_opened', 'payment_recorded', 'refund_seen']);
/** Notes that are ids of accounts or cancellations, which have lines of their own. */
const NAMES_AN_ID = /^(asked for by |cancellation:)/;

/** The remark below a line; empty if the line says everything. */
export function remarkOf({ detail: { text }, kind, source }: TimelineLine): string {
  if (typeof text !== 'string') return '';
  const silent = source === 'money' && (SAY_ALL.has(kind) || NAMES_AN_ID.test(text));
  return silent ? '' : text;
}

const MONEY_KINDS = new Set(['counter_received', 'counter_returned', 'counter_voided', 'charged_again', 'payment_refunded']); // prettier-ignore

/** The part of the timeline that an entry belongs to. */
export function partOf({ kind, source }: TimelineLine): 'money' | 'mails' | 'notes' | 'other' {
  if (source === 'note') return 'notes';
  if (source === 'money' || MONEY_KINDS.has(kind)) return 'money';
  return kind.startsWith('mail') ? 'mails' : 'other';
}
