/** Texts of the frame around the screens; those of spec §2 and §8 literally. */
export const SITE_NAME = 'Wayfarer';
export const SITE_DESCRIPTION =
  'Hand-picked journeys in 36 countries, with local guides and honest prices. Explore destinations, book a trip and pay in one place.';

export const notFoundTexts = {
  code: '404',
  title: 'Oops! Page Not Found',
  text: 'This page is not on our map. It may have moved, or it never existed.',
  home: 'Go Back Home',
  destinations: 'See all destinations',
} as const;

export const errorTexts = {
  title: 'Unexpected Application Error!',
  reload: 'Reload the page',
  home: 'Go Back Home',
} as const;

/** When a script of the page failed to load; the rest of the page works. */
export const lateTexts = {
  notice: 'Part of this page failed to load.',
  reload: 'Reload the page',
} as const;

export const sessionTexts = {
  signIn: 'Sign in',
  register: 'Register',
  logout: 'Logout',
  logoutDone: 'Logout successful',
  logoutFailed: 'Logout failed',
  account: 'Your account',
} as const;
