import type { MenuSection } from '../kit/staff/console-page.ts';

/** Texts of the frame around the console's screens. */
export const frameTexts = {
  name: 'Console',
  menu: 'Console',
  more: 'More',
  moreTitle: 'More of the console',
  testMode: 'Test mode, no real money',
  loading: 'Loading the console...',
  failed: 'The console could not be loaded.',
  loadingScreen: 'Loading...',
  viewSite: 'View site',
  account: 'Your account',
  shortcuts: 'Keyboard shortcuts',
  signOut: 'Sign out',
} as const;

export const sectionNames: Readonly<Record<MenuSection, string>> = {
  work: '',
  catalog: 'Catalog',
  people: 'People',
  agency: 'Agency',
};

export const strangerTexts = {
  title: 'This area is for the agency’s staff',
  text: (email: string) =>
    `${email} isn’t on the agency’s team. If you work here, ask the owner to add you.`,
  home: 'Go to the home page',
  account: 'Your account',
} as const;

export const refusalTexts = {
  title: 'Not part of your role',
  text: 'The owner decides who can see this. Ask them if you need it.',
  home: 'Back to Today',
} as const;

export const missingTexts = {
  title: 'No such screen',
  text: 'The console has nothing at this address.',
  home: 'Back to Today',
} as const;

export const commandTexts = {
  title: 'Go to',
  open: 'Search',
  label: 'Where to?',
  placeholder: 'Booking, customer, destination, screen or action',
  results: 'Results',
  searching: 'Searching...',
  none: 'Nothing found.',
} as const;

/** Actions of the command search. */
export const actionTexts = {
  book: 'New booking',
  add: 'New destination',
  unpaid: 'Bookings that are not paid yet',
  open: 'Bookings with an open balance',
  site: 'View the site',
} as const;

export const shortcutTexts = {
  title: 'Keyboard shortcuts',
  between: 'then',
  search: 'Search',
  go: (screen: string) => `Go to ${screen}`,
  help: 'Show this list',
  close: 'Close a dialog',
  enabled: 'Use single-key shortcuts on this device',
  always: 'Ctrl+K always works.',
} as const;
