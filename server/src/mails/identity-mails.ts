import type { MailMessage } from '@wayfarer/identity';
import type { Mail } from '../mail-ports.ts';
import { composeMail, type MailParts } from './layout/mail-layout.ts';

const IGNORE = 'If you didn’t request this, you can ignore this email. Nothing will change.';

/** The identity service's emails, in the product's words. */
export function identityMail(message: MailMessage): Mail {
  const { displayName } = message;
  return composeMail(message.to, {
    ...partsOf(message),
    ...(displayName && { name: displayName }),
  });
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
