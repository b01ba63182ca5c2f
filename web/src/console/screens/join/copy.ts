/** Texts of accepting an invitation to the team. */
export const joinTexts = {
  title: 'You are invited to the team',
  text: (email: string) =>
    `You are signed in as ${email}. An invitation works only for the address it was sent to, and only after that address is confirmed.`,
  /** For sites that can't verify addresses. */
  handedText: (email: string) =>
    `You are signed in as ${email}. An invitation works only for the address it was made for.`,
  confirm: 'Join the team',
  confirming: 'One moment...',
  another: 'Use another account',
  noLink: 'Open your invitation',
  noLinkText:
    'This page opens from the link in your invitation. If you no longer have it, ask for a new one.',
  doneTitle: 'Welcome to the team',
  doneText: 'The console shows what your role can see and do.',
  begin: 'Go to the console',
  home: 'Go to the home page',
} as const;
