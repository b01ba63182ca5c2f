import { RETENTION } from '@wayfarer/contract';
import type { LegalText } from './legal-text.ts';

/** The product's text about everything that it stores about people; must match the code. */
export const privacyText: LegalText = {
  title: 'Privacy',
  text: 'What we know about you, why, and how you can have it deleted.',
  sections: [
    {
      title: 'When you just browse',
      paragraphs: [
        'You can view every destination without telling us who you are. We use no tracking, advertising or analytics services. Our log has one line for each request: the kind of page, how long it took and whether it worked. It includes neither your network address nor the exact page you requested.',
        'There is one exception: for a failed sign-in, we log the network address it came from, without your name or email address, so that we can stop people who guess passwords. Ask us how long we keep the log.',
        'Pictures come from this site. If we let travelers show pictures from another site, that site sees your network address and your browser, as with any page you open there.',
      ],
    },
    {
      title: 'When you have an account',
      points: [
        'Your name, email address and, if you choose one, a picture.',
        'Your password as a one-way fingerprint, which can’t be turned back into the password. If you sign in with Google, we have no password for you.',
        'Your signed-in devices: browser, system and when they were last used. You see the same list on your account page.',
        'Scrambled marks of the last networks you signed in from, for 60 days, so that people who guess passwords can’t lock you out.',
        'Your saved destinations, if you chose to keep them in your account. If you change your mind on that page, we delete the list.',
        'Your bookings: destination, date, length, price, name and email address, and your phone number if you gave one. If you booked by phone, we keep the same without an account.',
        'The destinations you add. Others see the destination, but never your email address.',
        'The pictures you upload. We re-encode each one and remove everything in the file that says where, when or with which device it was taken. A picture that isn’t used anywhere is deleted after a day.',
        `The emails we sent you, and your previous email addresses, for ${RETENTION.mailDays} days.`,
      ],
    },
    {
      title: 'When you pay',
      paragraphs: [
        'Your card details go straight to the payment provider and never through our server. We keep the provider’s payment ID, the amount, the card’s brand and its last four digits, so that you can recognize the card.',
        'Payments stay in our records with your name and email address, but without your phone number, even after you delete your account, because tax law requires it: for ten years, or as long as our country’s law says. Only our administrators can see them there.',
      ],
    },
    {
      title: 'When you write to us',
      paragraphs: [
        `To answer a message from the contact form, we store it with the name and email address you give, and email it to ourselves. The stored copy is deleted after ${RETENTION.contactMessageDays / 365} years. For the newsletter, we keep your address and the times you subscribed and confirmed. If you don’t confirm, we delete the address after a week. Every letter has an unsubscribe link. We delete the address ${RETENTION.unsubscribedDays} days after you unsubscribe.`,
      ],
    },
    {
      title: 'Who else sees it',
      points: [
        'The payment provider sees what it needs to charge your card, with your name and email address.',
        'The sign-in service sees your email address and password or your Google account. It can be part of this site or Google’s.',
        'Sites that host pictures of destinations, if we allow such pictures, see that someone at your network address viewed one.',
        'No one else. We don’t sell or share your data.',
      ],
    },
    {
      title: 'Exporting and deleting your data',
      points: [
        '“Download my data” on your account page gives you everything in one file. It includes your newsletter subscription once you’ve confirmed your email address. If you have no account, ask us for the file.',
        'If you delete your account there, we erase your profile, picture, password, devices, messages, newsletter subscription and our emails to you. Unpaid bookings are deleted, and you’re signed out everywhere.',
        'You can’t delete your account while you have an upcoming paid trip, a refund in progress or a disputed payment. Contact us and we’ll settle it first.',
        'Destinations you added stay in the catalog with their pictures, but without your name. If you want them gone, delete them first. All your other pictures are deleted.',
        'Payments stay in our records with your name, because the law requires it; see above.',
        'Backups are kept for a while. If we have to restore one, accounts deleted since then are deleted again.',
        'Removing a payment from your history only hides it from you.',
      ],
    },
  ],
};
