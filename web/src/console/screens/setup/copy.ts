/** Texts for becoming the first owner. */
export const setupTexts = {
  title: 'Become the owner',
  text: (email: string) =>
    `You are signed in as ${email}. The owner controls everything: the team, the settings and refunds.`,
  confirm: 'I am the owner',
  confirming: 'One moment...',
  another: 'Use another account',
  noLink: 'Open your setup link',
  noLinkText:
    'The server prints it at startup until the agency has an owner. `npm run setup-link` prints a new one.',
  failed: 'That did not work',
  doneTitle: 'The agency is yours',
  doneText: 'Five short screens set it up. You can skip any of them.',
  begin: 'Tell travelers who you are',
  later: 'Go to the console',
  home: 'Go to the home page',
} as const;
