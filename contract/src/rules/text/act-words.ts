import type { AuditedAction } from '../../options/audit.ts';
import { exactMoney } from '../money/amounts/cost-text.ts';
import { permissionTexts } from './permission-texts.ts';

/** Actions in words, in the past tense with the actor as the subject. */
const WORDS: Readonly<Record<AuditedAction, string>> = {
  booking_made: 'Booked a trip for a customer',
  booking_changed: 'Changed a booking',
  contact_changed: 'Corrected how a customer can be reached',
  trip_link_renewed: 'Replaced the link to a trip',
  trip_link_ended: 'Ended the link to a trip',
  booking_cancelled: 'Canceled a booking',
  booking_reinstated: 'Reinstated a booking',
  booking_note_added: 'Added a note to a booking',
  booking_note_removed: 'Removed a note from a booking',
  departure_cancelled: 'Called off a departure',
  departure_retried: 'Retried canceling the bookings of a departure',
  departure_opened: 'Reopened a departure',
  attendance_recorded: 'Recorded attendance',
  bookings_exported: 'Exported bookings',
  manifest_exported: 'Exported a departure’s list of travelers',
  payment_refunded: 'Refunded a payment',
  payment_charged_again: 'Made a refunded amount due again',
  counter_payment: 'Recorded money at the counter',
  payments_exported: 'Exported payments',
  counter_void: 'Voided a payment at the counter',
  spot_made: 'Added a destination',
  spot_changed: 'Changed a destination',
  spot_deleted: 'Deleted a destination',
  spot_archived: 'Took a destination offline',
  spot_withdrawn: 'Deleted their own destination, which is now in the archive',
  spot_repriced: 'Changed the price of their own destination',
  spot_restored: 'Put a destination back online',
  spot_prices_changed: 'Changed the prices of a destination',
  spot_details_changed: 'Changed the details of a destination',
  spot_texts_changed: 'Translated a destination',
  texts_exported: 'Exported the texts of destinations',
  spot_policy_changed: 'Changed the cancellation terms of a destination',
  contribution_approved: 'Approved a contribution',
  contribution_rejected: 'Rejected a contribution',
  contribution_taken_over: 'Took over a contribution',
  picture_removed: 'Removed a picture',
  destinations_exported: 'Exported destinations',
  policy_made: 'Created cancellation terms',
  policy_retired: 'Retired cancellation terms',
  policy_default: 'Changed the usual cancellation terms',
  exception_made: 'Made an exception to the cancellation terms',
  exception_ended: 'Ended an exception to the cancellation terms',
  customer_seen: 'Viewed a customer',
  customer_exported: 'Exported the data of a customer',
  customers_exported: 'Exported the list of customers',
  customer_noted: 'Added a note about a customer',
  customer_note_removed: 'Removed a note about a customer',
  account_blocked: 'Blocked an account',
  account_unblocked: 'Unblocked an account',
  erasure_asked: 'Asked for the erasure of a customer',
  erasure_withdrawn: 'Took back the erasure of a customer',
  user_deleted: 'Deleted an account',
  guest_erased: 'Erased the data of a customer without an account',
  message_changed: 'Changed the state of a message',
  message_answered: 'Answered a message',
  messages_exported: 'Exported messages',
  mail_sent: 'Sent an email to a traveler',
  mail_tested: 'Sent themselves a test email',
  newsletter_exported: 'Exported the newsletter subscribers',
  review_decided: 'Decided on a review',
  review_answered: 'Answered a review',
  review_featured: 'Chose which reviews are featured',
  role_changed: 'Changed a role',
  staff_changed: 'Changed a colleague’s permissions',
  staff_removed: 'Removed a colleague from the team',
  staff_invited: 'Invited a colleague',
  staff_invitation_withdrawn: 'Withdrew an invitation',
  staff_joined: 'Joined the team',
  staff_renamed: 'Changed their name',
  setup_done: 'Became the first owner',
  setting_texts_changed: 'Translated words of the settings',
  setting_texts_exported: 'Exported the words of the settings',
  settings_changed: 'Changed a setting',
  mail_server_tried: 'Tested the mail server',
  audit_exported: 'Exported the audit log',
};

type Detail = Readonly<Record<string, string | number>>;

const ROLES: Readonly<Record<string, string>> = { administrator: 'owner', traveller: 'traveler' };
/** Words for cancellation reasons whose codes aren't readable. */
const REASONS: Readonly<Record<string, string>> = {
  asked_by_traveller: 'the traveler asked for it',
  too_few_travellers: 'too few travelers',
};
const spaced = (code: string | number) => String(code).replaceAll('_', ' ');
const isGiven = (value: string | number | undefined): value is string | number =>
  value !== undefined && value !== '';

/** Details of an action that are worth showing, in order; other details are only for programs. */
const FACTS: readonly ((detail: Detail) => string | false)[] = [
  ({ spot, country }) => isGiven(spot) && [spot, country].filter(isGiven).join(', '),
  ({ from, to }) => isGiven(from) && isGiven(to) && `from ${roleName(from)} to ${roleName(to)}`,
  ({ role }) => isGiven(role) && roleName(role),
  ({ extra }) =>
    isGiven(extra) && `also ${String(extra).split(' ').map(permissionText).join(', ')}`,
  ({ kind }) => isGiven(kind) && spaced(kind),
  ({ method }) => isGiven(method) && spaced(method),
  ({ amount, currency }) => money(amount, currency),
  ({ costBefore, costAfter, currency }) => movedFrom(costBefore, costAfter, currency),
  ({ changed }) => isGiven(changed) && `changed: ${changed}`,
  ({ difference, currency }) => Number(difference) !== 0 && money(difference, currency),
  ({ day }) => isGiven(day) && String(day),
  ({ fromDay, toDay }) => isGiven(fromDay) && `${fromDay} to ${toDay}`,
  ({ refundPercent }) => isGiven(refundPercent) && `${refundPercent}% refund`,
  ({ bookings }) => isGiven(bookings) && (bookings === 1 ? '1 booking' : `${bookings} bookings`),
  ({ attendance }) => isGiven(attendance) && spaced(attendance),
  ({ mail }) => isGiven(mail) && spaced(mail),
  ({ decision }) => isGiven(decision) && spaced(decision),
  ({ featured }) => isGiven(featured) && (featured === 'yes' ? 'featured' : 'not featured'),
  ({ state }) => isGiven(state) && spaced(state),
  ({ result }) => isGiven(result) && spaced(result),
  ({ reason }) => isGiven(reason) && `reason: ${REASONS[reason] ?? spaced(reason)}`,
];

/** A permission in words; one that no longer exists is shown by its code. */
function permissionText(code: string): string {
  return (permissionTexts as Readonly<Record<string, string>>)[code] ?? code;
}

function roleName(role: string | number): string {
  return ROLES[role] ?? spaced(role);
}

function money(amount: string | number | undefined, currency: string | number | undefined) {
  return typeof amount === 'number' && isGiven(currency) && exactMoney(amount, String(currency));
}

function movedFrom(
  before: string | number | undefined,
  after: string | number | undefined,
  currency: string | number | undefined,
) {
  const [old, now] = [money(before, currency), money(after, currency)];
  return old !== false && now !== false && `price ${old} to ${now}`;
}

/** An action in words, for readers of the audit log. */
export function wordsOfAct({ action, detail }: { action: AuditedAction; detail: Detail }): {
  what: string;
  /** The details; empty if there are none. */
  more: string;
} {
  const facts = FACTS.map((fact) => fact(detail)).filter((fact) => fact !== false);
  return { what: WORDS[action], more: facts.join(' · ') };
}
