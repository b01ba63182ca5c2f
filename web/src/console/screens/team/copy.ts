import type { MemberRole } from '@wayfarer/contract';

/** Texts about the people who work for the agency. */
export const teamTexts = {
  title: 'Team',
  text: 'Who works here and what they can do. Changes take effect with their next click.',
  loading: 'Loading the team...',
  failed: 'The team could not be loaded.',
  proof: 'Is it you?',
  proofText: 'To see the team, confirm that it is you.',
  proofButton: 'Confirm it is you',
  change: 'Change',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove ${name} from the team?`,
  removeText:
    'They keep their account as a traveler. What they did stays in the audit log. All owners get an email.',
  makeOwner: 'Make owner...',
  makeOwnerTitle: (name: string) => `Make ${name} an owner?`,
  makeOwnerText:
    'Owners can change everything: settings, team, money, and who is an owner. They can also remove you. All owners get an email.',
  makeOwnerSubmit: 'Make them an owner',
  madeOwner: (name: string) => `${name} is now an owner`,
  endOwner: 'End ownership...',
  endOwnerTitle: (name: string) => `Remove ${name} as an owner?`,
  endOwnTitle: 'Stop being an owner?',
  endOwnerText:
    'They leave the team and keep their account as a traveler. An owner can add them again in another role. All owners get an email.',
  endOwnText:
    'You leave the team at once and keep your account as a traveler. Another owner can add you again. All owners get an email.',
  endOwnerSubmit: 'End ownership',
  endedOwner: (name: string) => `${name} is no longer an owner`,
  removed: (name: string) => `${name} is no longer on the team`,
  saved: (name: string) => `Permissions of ${name} saved`,
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  role: 'Role',
  extra: 'Can also',
  limit: 'Can refund beyond the terms, up to',
  limitHint: (currency: string) =>
    `In ${currency}, per trip, including what colleagues already refunded. Leave empty for none.`,
  limitOf: (amount: string) => `refunds up to ${amount}`,
  alsoMay: (what: string) => `also: ${what}`,
  since: (day: string) => `since ${day}`,
  owner: 'Owners can do everything.',
  unproved: 'Address not verified',
} as const;

export const addTexts = {
  title: 'Add someone with an account',
  text: 'They join at once, without an email. Find them by the address of their account.',
  email: 'Email of their account',
  send: 'Find',
  sending: 'Looking...',
  unknown: 'No account uses this address yet.',
  unproved:
    'This account has not verified its address yet. Ask them to follow the link in their email, or invite them.',
} as const;

export const roleTexts: Readonly<Record<MemberRole, string>> = {
  manager: 'Manager: everything except settings, cancellation terms, the team and erasing people',
  staff: 'Staff: bookings, check-in, cash and messages',
};

/** Texts of invitations. */
export const invitationTexts = {
  title: 'Invite by email',
  text: 'They get a link that works once, for seven days, and join in the role you choose.',
  handTitle: 'Invite someone',
  handText:
    'There is no mail server yet, so you hand over the link yourself. It works once, for seven days, for an account with this address.',
  handSend: 'Make a link',
  handSending: 'One moment...',
  email: 'Email',
  role: 'Their role',
  send: 'Send the invitation',
  sending: 'Sending...',
  sent: (email: string) => `An invitation is on its way to ${email}`,
  linkFor: (email: string) => `Link for ${email}`,
  once: 'Copy it now: you won’t see it again. Anyone with the link and that account can join.',
  copy: 'Copy the link',
  copied: 'Link copied to clipboard!',
  copyFailed: 'The link could not be copied. Please select it by hand.',
  pending: 'Invited',
  failed: 'The invitations could not be loaded.',
  until: (sent: string, end: string) => `invited ${sent} · link works until ${end}`,
  withdraw: 'Withdraw',
  withdrawTitle: (email: string) => `Withdraw the invitation to ${email}?`,
  withdrawText: 'The link stops working.',
  withdrawn: (email: string) => `The invitation to ${email} is withdrawn`,
} as const;
