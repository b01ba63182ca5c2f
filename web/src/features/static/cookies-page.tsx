import type { Page } from '../../api/page.ts';
import { LegalPage } from './legal-page.tsx';
import type { LegalText } from './legal-text.ts';

/** What the product stores in a browser; keep in step with what the code writes. */
const content: LegalText = {
  title: 'Cookies',
  text: 'What this site keeps in your browser. It is little, so there is no banner to click away.',
  sections: [
    {
      title: 'Cookies',
      paragraphs: [
        'None while you browse, book or pay with us. Only signing in through Google itself uses one, named identity_flow: it ties the window that opens to your browser, no script can read it, and it is gone after ten minutes at most.',
      ],
    },
    {
      title: 'Local storage',
      points: [
        'theme: whether you chose the light or the dark page, or follow your device.',
        'session: the word in while you are signed in, so that the right button shows at once.',
        'signed-out: that you signed out on purpose, so that your other tabs know.',
      ],
    },
    {
      title: 'Session storage',
      points: [
        'What you have begun to write in the booking form, so that it survives a reload or signing in again. It goes when you close the tab.',
      ],
    },
    {
      title: 'Database of the browser',
      paragraphs: [
        'IndexedDB holds your sign-in while you are signed in: who you are, and a key with which the page proves it to our server. Where a browser has no IndexedDB, local or session storage takes its place. Logging out removes it.',
      ],
    },
    {
      title: 'The payment page',
      paragraphs: [
        'The card field comes from the payment provider and runs in a frame of its own, on the payment page alone. A provider such as Stripe may set cookies there to recognise fraud. The test provider of a demonstration sets none.',
      ],
    },
    {
      title: 'Only in memory',
      paragraphs: [
        'Hearts and bookmarks live in the open page and nowhere else. They are gone when you reload it.',
      ],
    },
    {
      title: 'Deleting it',
      paragraphs: [
        'Your browser’s settings delete all of this for the site. You are signed out then, and the page follows your device’s theme; nothing else is lost.',
      ],
    },
  ],
};

export const page: Page = {
  Component: () => <LegalPage content={content} />,
  meta: () => ({ title: content.title, description: content.text }),
};
