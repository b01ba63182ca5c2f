/** Texts for forgotten passwords, the links in e-mails, and the demonstration's outbox. */
export const forgotTexts = {
  title: 'Forgot your password?',
  text: 'Enter the email address of your account and we will send you a link to set a new password.',
  submit: 'Send the link',
  submitting: 'Sending...',
  sentTitle: 'Check your email',
  sent: (email: string) =>
    `If there is an account for ${email}, a link to set a new password is on its way. It works once, for one hour.`,
  again: 'Use another address',
  back: 'Back to sign-in',
  demo: 'This is a demonstration: emails go to the outbox instead of being sent.',
  outbox: 'Open the outbox',
  failed: 'The link could not be sent. Please try again.',
  noMail:
    'This site cannot send email at the moment, so it cannot send you a link to set a new password. Please write to us.',
  contact: 'Write to us',
} as const;

export const resetTexts = {
  title: 'Set a new password',
  text: (email: string) => `For the account ${email}. All your devices will be signed out.`,
  password: 'New password',
  confirm: 'Confirm new password',
  submit: 'Save the new password',
  submitting: 'Saving...',
  done: 'Your new password is set. Please sign in with it.',
  failed: 'The password could not be saved. Please try again.',
  checking: 'Checking the link...',
} as const;

export const linkTexts = {
  title: 'Link from an email',
  badTitle: 'This link no longer works',
  badText: 'Links work once, for one hour. Request a new one and use the latest email.',
  maybeConfirmed: 'If you have used it before, your address is confirmed already.',
  newReset: 'Request a new link',
  toAccount: 'Go to your account',
  home: 'Go to the start page',
  signIn: 'Sign in',
  working: 'One moment...',
  failedTitle: 'That did not work',
  verifiedTitle: 'Your address is confirmed',
  verifiedText: 'Thank you. We will send receipts and news about your trips there.',
  movedTitle: 'Your address has changed',
  movedText: (email: string) =>
    `Your account now belongs to ${email}. Please sign in again with this address.`,
  recoveredTitle: 'The change has been undone',
  recoveredText: (email: string) =>
    `Your account belongs to ${email} again. If you did not request the change, set a new password now.`,
  recoveredSafely: (email: string) =>
    `Your account belongs to ${email} again. Its password no longer works and every device is signed out. Please set a new password now.`,
  setPassword: 'Set a new password',
} as const;

export const signInFirstTexts = {
  verifyEmail: {
    title: 'Confirm your address',
    text: (_email: string, account: string) =>
      `Sign in to ${account}, and the address is confirmed.`,
  },
  verifyAndChangeEmail: {
    title: 'Confirm your new address',
    text: (email: string, account: string) =>
      `Sign in to ${account}, and your account moves to ${email}. If you did not request this, close this page; nothing will change.`,
  },
  other: (userEmail: string) => `You are signed in as ${userEmail} in this browser.`,
  signIn: 'Sign in to confirm',
  switch: 'Switch account to confirm',
  orNew: 'Not sure of the password?',
  newText:
    'If you forgot it, or someone else registered with your address, choose a new one. The old password stops working and every device is signed out.',
  newPassword: 'Choose a new password',
  failed: 'That did not work. Please try again.',
} as const;

export const outboxTexts = {
  title: 'Outbox',
  text: 'The demonstration sends no email. What it would have sent is here for anyone to read, newest first.',
  loading: 'Loading emails...',
  failed: 'Failed to load the outbox.',
  empty: 'No email yet',
  emptyText: 'Register, reset a password or book a trip, and the email appears here.',
  refresh: 'Refresh',
  to: 'To',
  open: 'Open the link',
  closedTitle: 'There is no outbox here',
  closedText: 'This site sends real email.',
} as const;
