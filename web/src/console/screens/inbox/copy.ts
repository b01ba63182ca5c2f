import type { InboxReply } from '@wayfarer/contract';

export const inboxTexts = {
  title: 'Inbox',
  text: 'Messages from the contact page.',
  views: 'Messages by state',
  all: 'All',
  search: 'Name, email or text',
  from: 'From',
  subject: 'Message',
  state: 'State',
  received: 'Received',
  assigned: 'Assigned to',
  formerColleague: 'A former colleague',
  me: 'Me',
  nobody: 'Nobody',
  caption: 'Messages',
  failed: 'The messages could not be loaded.',
  empty: 'No messages',
  emptyText: 'Messages from the contact page appear here.',
  emptyFilter: 'No matches. Try another state or fewer words.',
  file: 'messages.csv',
  question: 'Export these messages?',
  explanation:
    'The file contains the name, address and message of everyone in this list. The export is recorded in the audit log.',
} as const;

export const messageTexts = {
  back: 'Inbox',
  loading: 'Loading the message...',
  failed: 'The message could not be loaded.',
  missing: 'No such message',
  missingText: 'It may have been deleted with its sender’s account, or after two years.',
  toList: 'Inbox',
  message: 'Message',
  replied: (name: string | undefined, when: string) => `${name || 'Your agency'} · ${when}`,
  handling: 'Handling',
  state: 'State',
  assigned: 'Assigned to',
  nobody: 'Nobody',
  changeFailed: 'The change could not be saved.',
  sender: 'Sender',
  proved: 'Sent while signed in.',
  unconfirmed: 'Sent while signed in, but the account has not confirmed this address.',
  addressUnconfirmed: 'Address not confirmed',
  typed: 'The address is this customer’s, but anyone can type an address.',
  stranger: 'No account has confirmed this address.',
  since: (day: string) => `Customer since ${day}`,
  open: 'Open customer',
  trips: 'Bookings',
} as const;

export const answerTexts = {
  title: 'Answer by email',
  label: 'Your answer',
  hint: (name: string, email: string) =>
    `Goes to ${email}. The email greets ${name || 'the sender'}, quotes the message below your answer and ends with your agency’s name.`,
  required: 'Write an answer first.',
  kept: 'A draft is kept on this device until you send it.',
  submit: 'Send answer',
  submitting: 'Sending...',
  failed: 'The answer could not be sent. Your text is still here.',
  done: 'Answer sent',
} as const;

export const mailTexts: Readonly<Record<NonNullable<InboxReply['mail']>, string>> = {
  pending: 'Email is on its way',
  sent: 'Email sent',
  dead: 'Email could not be delivered',
};
