/** Texts of the frame around the screens; those of spec §2 and §8 verbatim. */
export const notFoundTexts = {
  code: '404',
  title: 'Oops! Page Not Found',
  text: 'This page isn’t on our map. It may have moved, or it never existed.',
  home: 'Go Back Home',
  destinations: 'See all destinations',
} as const;

export const errorTexts = {
  title: 'Unexpected Application Error!',
  loading: 'Loading...',
  reload: 'Reload the page',
  home: 'Go Back Home',
} as const;

/**
 * Shown when a script of the page failed to load or can't be requested now; the rest of the page
 * works.
 */
export const lateTexts = {
  notice: 'Part of this page failed to load.',
  reload: 'Reload the page',
  offline: 'You seem to be offline. The rest of this page will load when you’re back online.',
} as const;

/** For browsers without scripts. */
export const scriptlessText =
  'JavaScript is turned off in your browser. You can still read and search everything here. Turn it on to sign in, book, pay, see your bookings or send a form.';

export const sessionTexts = {
  signIn: 'Sign in',
  register: 'Register',
  logout: 'Logout',
  logoutDone: 'Logout successful',
  logoutFailed: 'Logout failed',
  account: 'Your account',
  console: 'Console',
} as const;
