/** Texts for forgotten passwords, links in emails, and the demo's outbox. */
export const forgotTexts = {
  title: 'Forgot your password?',
  text: 'Enter your account’s email address and we’ll send you a link to set a new password.',
  submit: 'Send link',
  submitting: 'Sending...',
  sentTitle: 'Check your email',
  sent: (email: string) =>
    `If there’s an account for ${email}, a link to set a new password is on its way. It works once and expires in one hour.`,
  again: 'Use another address',
  back: 'Back to sign-in',
  demo: 'This is a demo: emails go to the outbox instead of being sent.',
  outbox: 'Open the outbox',
  failed: 'The link couldn’t be sent. Please try again.',
  noMail:
    'This site can’t send email right now, so we can’t send you a link to set a new password. Please contact us.',
  contact: 'Contact us',
} as const;

export const resetTexts = {
  title: 'Set a new password',
  text: (email: string) => `For the account ${email}. All your devices will be signed out.`,
  password: 'New password',
  confirm: 'Confirm new password',
  submit: 'Save the new password',
  submitting: 'Saving...',
  done: 'Your new password is set. Please sign in with it.',
  failed: 'The password couldn’t be saved. Please try again.',
  checking: 'Checking the link...',
} as const;

export const linkTexts = {
  title: 'Link from an email',
  badTitle: 'This link no longer works',
  badText: 'Links work once and expire after one hour. Request a new one and use the latest email.',
  maybeConfirmed: 'If you’ve used it before, your email is already confirmed.',
  newReset: 'Request a new link',
  toAccount: 'Go to your account',
  home: 'Go to the home page',
  signIn: 'Sign in',
  working: 'One moment...',
  failedTitle: 'That didn’t work',
  verifiedTitle: 'Your email is confirmed',
  verifiedText: 'Thank you. We’ll send receipts and trip updates there.',
  movedTitle: 'Your email has changed',
  movedText: (email: string) =>
    `Your account’s email is now ${email}. Please use it to sign in again.`,
  recoveredTitle: 'The change has been undone',
  recoveredText: (email: string) =>
    `Your account’s email is ${email} again. If you didn’t request the change, set a new password now.`,
  recoveredSafely: (email: string) =>
    `Your account’s email is ${email} again. Its password no longer works and every device is signed out. Please set a new password now.`,
  setPassword: 'Set a new password',
} as const;

export const signInFirstTexts = {
  verifyEmail: {
    title: 'Confirm your email',
    text: (_email: string, account: string) => `Sign in as ${account} to confirm it.`,
  },
  verifyAndChangeEmail: {
    title: 'Confirm your new email',
    text: (email: string, account: string) =>
      `Sign in as ${account} to change your account’s email to ${email}. If you didn’t request this, close this page and nothing changes.`,
  },
  other: (userEmail: string) => `You’re signed in as ${userEmail} in this browser.`,
  signIn: 'Sign in to confirm',
  switch: 'Switch accounts to confirm',
  orNew: 'Not sure of the password?',
  newText:
    'If you forgot it, or someone else registered with your address, choose a new one. The old password stops working and every device is signed out.',
  newPassword: 'Choose a new password',
  failed: 'That didn’t work. Please try again.',
} as const;

export const outboxTexts = {
  title: 'Outbox',
  text: 'This demo doesn’t send email. Messages it would have sent appear here for anyone to read, newest first.',
  loading: 'Loading emails...',
  failed: 'Failed to load the outbox.',
  empty: 'No email yet',
  emptyText: 'Register, reset a password or book a trip, and the email appears here.',
  refresh: 'Refresh',
  to: 'To',
  asShown: (subject: string) => `${subject}, as mail programs show it`,
  asText: 'As plain text',
  open: 'Open the link',
  closedTitle: 'This site has no outbox',
  closedText: 'This site sends real email.',
} as const;
