import { definePage } from '../../../api/page.ts';
import { LegalPage } from './legal-page.tsx';
import type { LegalText } from './legal-text.ts';

/** What the product stores in a browser; keep in step with what the code writes. */
const content: LegalText = {
  title: 'Cookies',
  text: 'What this site stores in your browser. It is so little that there is no banner to click away.',
  sections: [
    {
      title: 'Cookies',
      paragraphs: [
        'None while you browse, book or pay with us. Only signing in through Google itself uses one, named identity_flow: it ties the window that opens to your browser, no script can read it, and it is gone after ten minutes at most. Where this site leaves signing in to Google Firebase, Firebase may keep entries of its own under its own address, not under ours.',
      ],
    },
    {
      title: 'Local storage',
      points: [
        'theme: whether you chose the light or the dark page, or follow your device.',
        'session: the word in while you are signed in, so that the right button shows at once.',
        'saved-places and bookmarked-places: the places with your heart or bookmark. They stay until you remove them; hearts move to your account when you say so.',
        'seen-places: the last twelve places that you looked at. They never leave your device; “Forget them” on your saved places deletes them.',
        'signed-out: that you signed out on purpose, so that your other tabs know. It goes when you sign in again.',
      ],
    },
    {
      title: 'Session storage',
      points: [
        'booking-draft, with your address and the destination: what you have entered in the booking form, so that it survives a reload or signing in again. It goes when you book, cancel, log out or close the tab.',
        'spot-draft, with your address: what you have entered about a new destination. It goes when you publish it, cancel, log out or close the tab.',
        'trip-draft, with the destination: the date and the days that you chose on its page, so that they are there when you come back. It goes when you book or cancel the trip, log out or close the tab.',
        'submit-keys: of forms that were sent and not answered yet, a checksum and a random number, so that sending again does not do it twice. It goes when the answer comes, when you log out or close the tab.',
        'saved-asked: that you do not want your account to keep the hearts of this device, so that you are not asked again. It goes when you log out or close the tab.',
        'reminder-closed: that you dismissed the reminder to confirm your address. It goes when you close the tab.',
        'react-router-scroll-positions: how far you had scrolled, so that Back returns you to the same place. It goes when you close the tab.',
      ],
    },
    {
      title: 'Database of the browser (IndexedDB)',
      points: [
        'firebaseLocalStorageDb: your sign-in while you are signed in, that is who you are, and a key with which the page proves it to our server. Where a browser has no IndexedDB, local or session storage takes its place. Logging out empties it.',
        'firebase-heartbeat-database: the version of the sign-in program and the days on which it ran. It says nothing about you, and it stays when you log out.',
      ],
    },
    {
      title: 'The payment page',
      paragraphs: [
        'The card field comes from the payment provider and runs in its own frame, only on the payment page. A provider such as Stripe may set cookies there to detect fraud. The test provider of a demonstration sets none.',
      ],
    },
    {
      title: 'Deleting it',
      paragraphs: [
        'Your browser’s settings delete all of this for the site. You are signed out then, the page follows your device’s theme, and places that only this device has saved are gone.',
      ],
    },
  ],
};

function Cookies() {
  return <LegalPage content={content} />;
}

export const page = definePage(Cookies, {
  meta: () => ({ title: content.title, description: content.text }),
});
