import { RETENTION } from '@wayfarer/contract';
import { definePage } from '../../../api/page.ts';
import { LegalPage } from './legal-page.tsx';
import type { LegalText } from './legal-text.ts';

/** What the product stores; must match what the code does. */
const content: LegalText = {
  title: 'Privacy',
  text: 'What we know about you, why, and how you can have it deleted.',
  sections: [
    {
      title: 'When you only look around',
      paragraphs: [
        'You can read every destination without telling us who you are. There is no tracking, no advertising and no analytics service. Our log has one line for each request: what kind of page it was, how long it took and whether it worked. It has neither your network address nor the exact page you asked for.',
        'There is one exception: a sign-in that fails leaves the network address it came from, without your name or email address, so that we can stop people who guess passwords. Ask us how long we keep the log.',
        'Pictures come from this site. Where we allow travelers to show pictures that another site holds, that site sees your network address and your browser, as with any page you open there.',
      ],
    },
    {
      title: 'When you have an account',
      points: [
        'Your name, email address and, if you choose one, a picture.',
        'Your password as a one-way fingerprint, which cannot be turned back into the password. If you sign in with Google, we have no password of yours.',
        'The devices that are signed in: browser, system and when they were last used. You see the same list on your account page.',
        'Scrambled marks of the last networks you signed in from, for 60 days, so that others who guess passwords cannot keep you out.',
        'Your saved places, if you chose to keep them in your account. You can take that back on their page; we forget the list then.',
        'Your bookings: destination, date, length, price, name and email address.',
        'The places that you add. Others see the place, but never your email address.',
        'The pictures that you upload. We redraw each one and keep nothing of its file that says where, when or with what it was taken. A picture that nothing shows is deleted after a day.',
        `The emails that we sent you, for ${RETENTION.mailDays} days, and your previous addresses, for the same time.`,
      ],
    },
    {
      title: 'When you pay',
      paragraphs: [
        'Your card details go straight to the payment provider and never through our server. We keep the provider’s payment ID, the amount, the card’s brand and its last four digits, so that you can recognize it.',
        'Payments stay in our books with your name and email address, even after you delete your account, because tax law requires it: for ten years, or as long as the law of our country says. Only our administrators see it there.',
      ],
    },
    {
      title: 'When you write to us',
      paragraphs: [
        `A message from the contact form is kept with the name and email address that you give and mailed to us, to answer it; here it is deleted after ${RETENTION.contactMessageDays / 365} years. For the newsletter we keep your address, when you asked for it and when you confirmed it by the link in our email; without a confirmation, we delete the address after a week. Every letter has a link to unsubscribe; we delete the address ${RETENTION.unsubscribedDays} days later.`,
      ],
    },
    {
      title: 'Who else sees it',
      points: [
        'The payment provider: what it needs to charge your card, with your name and email address.',
        'The sign-in service: your address and password or your Google account. It can be part of this site or be Google’s.',
        'Sites that hold pictures of places, where we allow such pictures: that someone at your network address viewed one.',
        'No one else. We do not sell or share your data.',
      ],
    },
    {
      title: 'Exporting and deleting your data',
      points: [
        'Download my data on your account page gives you all of it as one file. Messages and newsletter are in it once you have confirmed your email address.',
        'Delete your account there, and your profile, picture, password and devices are erased, and with them your messages, the newsletter and our emails to you; unpaid bookings are deleted, and you are signed out everywhere.',
        'While you have an upcoming paid trip, a refund in progress or a disputed payment, the account cannot be deleted. Contact us and we will settle it first.',
        'Places that you added stay in the catalog with their pictures, without your name; delete them first if you want them gone. All other pictures of yours are deleted.',
        'Payments stay in our books with your name, because the law requires it; see above.',
        'Backups are kept for a while. When one has to be restored, accounts that were deleted since are deleted again.',
        'Removing a payment from your history only hides it from you.',
      ],
    },
  ],
};

function Privacy() {
  return <LegalPage content={content} />;
}

export const page = definePage(Privacy, {
  meta: () => ({ title: content.title, description: content.text }),
});
