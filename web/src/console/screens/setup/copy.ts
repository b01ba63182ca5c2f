/** Texts of becoming the first owner. */
export const setupTexts = {
  title: 'Become the owner',
  text: (email: string) =>
    `You are signed in as ${email}. The owner decides everything: who works here, what the agency says about itself, and where money goes back.`,
  confirm: 'I am the owner',
  confirming: 'One moment...',
  another: 'Use another account',
  noLink: 'Open your setup link',
  noLinkText:
    'The server prints it when it starts, as long as the agency has no owner. `npm run setup-link` prints a new one.',
  failed: 'That did not work',
  doneTitle: 'The agency is yours',
  doneText: 'Five short screens make it yours. Each of them can wait.',
  begin: 'Tell travelers who you are',
  later: 'Go to the console',
  home: 'Go to the home page',
} as const;
