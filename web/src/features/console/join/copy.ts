/** Texts of accepting an invitation to the team. */
export const joinTexts = {
  title: 'You are invited to the team',
  text: (email: string) =>
    `You are signed in as ${email}. The invitation counts for the address that it was sent to, once that is verified.`,
  confirm: 'Join the team',
  confirming: 'One moment...',
  another: 'Sign in as somebody else',
  noLink: 'This address needs a link',
  noLinkText: 'Open the link of the mail that invited you. If it is gone, ask for a new one.',
  doneTitle: 'Welcome to the team',
  doneText: 'The console shows what your role may see and do.',
  begin: 'Go to the console',
  home: 'Go to the home page',
} as const;
