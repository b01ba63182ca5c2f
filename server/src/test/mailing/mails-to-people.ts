import type { Written } from '../../mails/words-in.ts';
import { MESSAGE, type SampleMail, TO } from './sample-mail.ts';

const told = (url: string) => ({ to: TO, name: 'Ada Lovelace', spot: 'Quiet Bay', publicUrl: url });
const identity =
  (kind: Parameters<Written['sampleIdentityMail']>[0]): SampleMail =>
  (write, url) =>
    write.sampleIdentityMail(kind, url);

/** The emails that aren't about a trip: to account holders, subscribers, writers of messages, and contributors. */
export const TO_PEOPLE: Record<string, SampleMail> = {
  'verify address': identity('verify_email'),
  'reset password': identity('reset_password'),
  'change address': identity('change_email'),
  'address changed': identity('email_changed'),
  'password changed': identity('password_changed'),
  farewell: (write, url) => write.farewellMail(url, TO),
  'farewell to a guest': (write, url) => write.guestFarewellMail(url, TO),
  invitation: (write, url) => write.invitationMail({ agency: 'Wayfarer', link: url, to: TO }),
  subscription: (write, url) => write.confirmationMail(url, TO, 't'),
  newsletter: (write, url) => write.newsletterMail(url, TO, 't'),
  acknowledgement: (write) => write.acknowledgement(TO),
  copy: (write) => write.copyMail(MESSAGE),
  answer: (write) => write.answerMail(MESSAGE, 'Swim', undefined),
  approved: (write, url) => write.approvedMail(told(url), { id: 's', kind: 'new' }),
  'change approved': (write, url) => write.approvedMail(told(url), { id: 's', kind: 'edit' }),
  'sent back': (write, url) => write.sentBackMail(told(url), { kind: 'new', reason: 'Swim' }),
  'change sent back': (write, url) =>
    write.sentBackMail(told(url), { kind: 'edit', reason: 'Swim' }),
  'taken offline': (write, url) =>
    write.sentBackMail(told(url), { kind: 'online', reason: 'Swim' }),
  archived: (write, url) => write.archivedMail(told(url), null),
  restored: (write, url) => write.restoredMail(told(url)),
  'picture removed': (write, url) =>
    write.pictureRemovedMail({ ...told(url), places: ['Quiet Bay', 'Portugal'], reason: 'Swim' }),
};
