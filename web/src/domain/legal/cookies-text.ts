import type { LegalText } from './legal-text.ts';

/** The product's text about everything that it stores in a browser; must match the code. */
export const cookiesText: LegalText = {
  title: 'Cookies',
  text: 'What this site stores in your browser. It’s so little that you don’t see a cookie banner.',
  sections: [
    {
      title: 'Cookies',
      paragraphs: [
        'None while you browse, book or pay with us. Only signing in with Google uses one, named identity_flow. It ties the sign-in window to your browser, no script can read it, and it expires after ten minutes at most. If this site uses Google Firebase for sign-in, Firebase may store its own entries under its address, not ours.',
      ],
    },
    {
      title: 'Local storage',
      points: [
        'theme: whether you chose light or dark mode, or follow your device.',
        'session: the word “in” while you’re signed in, so that the right button shows at once.',
        'saved-places and bookmarked-places: the destinations you marked with a heart or bookmark. They stay until you remove them. Hearts move to your account only if you agree.',
        'seen-places: the last twelve destinations you viewed. They never leave your device. “Clear list” on your saved destinations deletes them.',
        'signed-out: a note that you signed out, for your other tabs. It’s deleted when you sign in again.',
      ],
    },
    {
      title: 'Session storage',
      points: [
        'booking-draft, with your email and the destination: what you’ve entered in the booking form, so that it survives a reload or a new sign-in. It’s deleted when you book, cancel, log out or close the tab.',
        'spot-draft, with your email: what you’ve entered about a new destination. It’s deleted when you publish it, cancel, log out or close the tab.',
        'trip-draft, with the destination: the date and days you chose on its page, so that they’re still there when you come back. It’s deleted when you book or cancel the trip, log out or close the tab.',
        'typed-input, with your email: what you’ve entered in a form while signed in and haven’t sent, so that it survives a reload or a new sign-in. Passwords and cards are never included. It’s deleted when you send or leave the form, log out or close the tab, or when someone else signs in.',
        'submit-keys: a checksum and a random number for each form that was sent but not answered yet, so that sending it again doesn’t repeat the action. It’s deleted when the answer arrives, or when you log out or close the tab.',
        'saved-asked: your choice not to save this device’s hearts to your account, so that we don’t ask again. It’s deleted when you log out or close the tab.',
        'reminder-closed: a note that you dismissed the reminder to confirm your email. It’s deleted when you close the tab.',
        'react-router-scroll-positions: how far you’ve scrolled, so that Back returns you to the same place. It’s deleted when you close the tab.',
      ],
    },
    {
      title: 'Browser database (IndexedDB)',
      points: [
        'firebaseLocalStorageDb: while you’re signed in, who you are and a key that proves it to our server. In browsers without IndexedDB, local or session storage takes its place. Logging out empties it.',
        'firebase-heartbeat-database: the version of the sign-in software and the days it ran. It says nothing about you, and it stays when you log out.',
      ],
    },
    {
      title: 'The payment page',
      paragraphs: [
        'The card field comes from the payment provider and runs in its own frame, only on the payment page. A provider such as Stripe may set cookies there to detect fraud. A demo’s test provider sets none.',
      ],
    },
    {
      title: 'Deleting this data',
      paragraphs: [
        'You can delete all of this for our site in your browser’s settings. That signs you out, resets the theme to your device’s, and removes destinations saved only on this device.',
      ],
    },
  ],
};
