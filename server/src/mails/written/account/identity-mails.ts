import { ACCOUNT_MAIL_KINDS, leftToRight, type AccountMailKind } from '@wayfarer/contract';
import type { MailMessage } from '@wayfarer/identity';
import type { Mail } from '../../../mail-ports.ts';
import type { MailParts } from '../../mail-parts.ts';
import { composeMail } from '../layout/mail-layout.ts';
import { NO_TRIP } from '../layout/own-words.ts';
import * as texts from './account.texts.js';

/** The identity service's names of emails, by those in the agency's settings. */
const SERVICE_KINDS: Readonly<Record<AccountMailKind, MailMessage['kind']>> = {
  verify_email: 'verify-email',
  reset_password: 'reset-password',
  change_email: 'verify-and-change-email',
  email_changed: 'email-changed',
  password_changed: 'password-changed',
};

/** An email about an account in the product's words, to which the agency may add its own. */
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

function partsOf({ kind, link: url, newEmail }: MailMessage): MailParts {
  switch (kind) {
    case 'reset-password': {
      const { subject, text } = texts.resetPassword;
      const action = { label: subject, url };
      return { subject, paragraphs: [text], action, note: texts.ignore };
    }
    case 'verify-email': {
      const { action: label, subject, text } = texts.verifyEmail;
      return { subject, paragraphs: [text], action: { label, url }, note: texts.ignore };
    }
    case 'verify-and-change-email': {
      const { action: label, subject, text, textThis } = texts.changeEmail;
      const said = newEmail === undefined ? textThis : text(leftToRight(newEmail));
      return { subject, paragraphs: [said], action: { label, url }, note: texts.ignore };
    }
    case 'email-changed': {
      const { action: label, subject, text, textTo, undoText } = texts.emailChanged;
      const said = newEmail ? textTo(leftToRight(newEmail)) : text;
      return { subject, paragraphs: [said, undoText], action: { label, url } };
    }
    case 'password-changed': {
      const { action: label, subject, text } = texts.passwordChanged;
      return { subject, paragraphs: [text], action: { label, url } };
    }
  }
}

export function sampleIdentityMail(kind: AccountMailKind, publicUrl: string): Mail {
  return identityMail({
    kind: SERVICE_KINDS[kind],
    to: 'ada@example.com',
    displayName: 'Ada Lovelace',
    link: `${publicUrl}/account`,
    newEmail: 'ada@new.example.com',
  });
}
