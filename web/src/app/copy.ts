/** Texts of the frame around the screens; those of spec §2 and §8 literally. */
export const notFoundTexts = {
  code: '404',
  title: 'Oops! Page Not Found',
  text: 'This page is not on our map. It may have moved, or it never existed.',
  home: 'Go Back Home',
  destinations: 'See all destinations',
} as const;

export const errorTexts = {
  title: 'Unexpected Application Error!',
  loading: 'Loading...',
  reload: 'Reload the page',
  home: 'Go Back Home',
} as const;

/** When a script of the page failed to load, or cannot be asked for now; the rest of the page works. */
export const lateTexts = {
  notice: 'Part of this page failed to load.',
  reload: 'Reload the page',
  offline:
    'You seem to be offline. What is missing will load by itself as soon as you are back online.',
} as const;

/** For a browser that runs no scripts. */
export const scriptlessText =
  'JavaScript is turned off in your browser. You can read and search everything here; to sign in, book, pay, see your bookings or send a form, please turn it on.';

export const sessionTexts = {
  signIn: 'Sign in',
  register: 'Register',
  logout: 'Logout',
  logoutDone: 'Logout successful',
  logoutFailed: 'Logout failed',
  account: 'Your account',
} as const;
