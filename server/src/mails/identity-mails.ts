import { ACCOUNT_MAIL_KINDS, type AccountMailKind } from '@wayfarer/contract';
import type { MailMessage } from '@wayfarer/identity';
import type { Mail } from '../mail-ports.ts';
import { composeMail, type MailParts } from './layout/mail-layout.ts';
import { NO_TRIP } from './own-words.ts';

const IGNORE = 'If you didn’t request this, you can ignore this email. Nothing will change.';

/** The names of the identity service's emails in the agency's settings. */
const SERVICE_KINDS: Readonly<Record<AccountMailKind, MailMessage['kind']>> = {
  verify_email: 'verify-email',
  reset_password: 'reset-password',
  change_email: 'verify-and-change-email',
  email_changed: 'email-changed',
  password_changed: 'password-changed',
};

/** An email of the identity service in the product's words, to which the agency may add its own. */
export function identityMail(message: MailMessage): Mail {
  const { displayName, kind, to } = message;
  const mail = composeMail(to, {
    ...partsOf(message),
    words: NO_TRIP,
    ...(displayName && { name: displayName }),
  });
  const account = ACCOUNT_MAIL_KINDS.find((one) => SERVICE_KINDS[one] === kind);
  return { ...mail, ...(account && { kind: account }) };
}

function partsOf({ kind, link, newEmail }: MailMessage): MailParts {
  switch (kind) {
    case 'reset-password':
      return {
        subject: 'Set a new password',
        paragraphs: [
          'We received a request to set a new password for your account. The link works once, within one hour.',
        ],
        action: { label: 'Set a new password', url: link },
        note: IGNORE,
      };
    case 'verify-email':
      return {
        subject: 'Confirm your email address',
        paragraphs: [
          'Please confirm that this address is yours, so that you never lose your bookings.',
        ],
        action: { label: 'Confirm your address', url: link },
        note: IGNORE,
      };
    case 'verify-and-change-email':
      return {
        subject: 'Confirm your new email address',
        paragraphs: [
          `Please confirm that ${newEmail ?? 'this address'} is the new address of your account.`,
        ],
        action: { label: 'Change your address', url: link },
        note: IGNORE,
      };
    case 'email-changed':
      return {
        subject: 'Your email address was changed',
        paragraphs: [
          `The address of your account was changed${newEmail ? ` to ${newEmail}` : ''}.`,
          'If this wasn’t you, undo the change with this link. It also resets your password, so you can choose a new one.',
        ],
        action: { label: 'Undo the change', url: link },
      };
    case 'password-changed':
      return {
        subject: 'Your password was changed',
        paragraphs: [
          'The password of your account was changed, and your other devices were signed out.',
        ],
        action: { label: 'This wasn’t me: set a new password', url: link },
      };
  }
}

/** An email of a kind to a sample person, for previews. */
export function sampleIdentityMail(kind: AccountMailKind, publicUrl: string): Mail {
  return identityMail({
    kind: SERVICE_KINDS[kind],
    to: 'ada@example.com',
    displayName: 'Ada Lovelace',
    link: `${publicUrl}/account`,
    newEmail: 'ada@new.example.com',
  });
}
