/** Texts of signing in and registering; those of spec §2, §5 and §8 verbatim. */
export const formTexts = {
  blocked: 'Please fix all validation errors before proceeding.',
  email: 'Email',
  password: 'Password',
  google: 'Continue with Google',
  googleWaiting: 'Continue in the window that opened. No window? Press the button again.',
  or: 'or',
} as const;

export const loginTexts = {
  title: 'Welcome Back',
  text: 'Sign in to book trips, pay for them and add your own destinations.',
  description: (agency: string) =>
    `Sign in to ${agency} to book trips, pay for them and add your own destinations.`,
  forgot: 'Forgot your password?',
  submit: 'Sign In',
  submitting: 'Signing In...',
  toBook: (trip: string) => `Sign in to book ${trip}.`,
  otherQuestion: 'New here?',
  other: 'Create an account',
  done: 'Signed in successfully',
  failed: 'Invalid email or password. Please try again.',
  googleDone: 'Signed in with Google successfully',
  googleFailed: 'Google sign-in failed. Please try again.',
} as const;

export const registerTexts = {
  title: 'Create Account',
  text: 'One account for your bookings, your payments and the destinations you share.',
  description: (agency: string) =>
    `Create a ${agency} account for your bookings, payments and destinations.`,
  name: 'Full Name',
  nameRule: (spelling: string) =>
    `Names here can’t have hyphens, apostrophes or similar characters. “${spelling}” works. When you book, you can enter your name as it appears in your passport.`,
  confirm: 'Confirm Password',
  submit: 'Create Account',
  submitting: 'Creating Account...',
  toBook: (trip: string) => `Create an account to book ${trip}.`,
  otherQuestion: 'Already have an account?',
  other: 'Sign in',
  done: 'Account created successfully!',
  failed: 'Registration failed. Please try again.',
  googleDone: 'Signed in with Google successfully!',
  googleFailed: 'Google registration failed. Please try again.',
} as const;

/** The reason to sign in for someone who opened a link to the console, by screen. */
export const consoleLinkTexts: Readonly<Record<string, (agency: string) => string>> = {
  '/admin/setup': () => 'Create an account, or sign in, to become the owner of this site.',
  '/admin/join': (agency) =>
    `Create an account, or sign in, to join the ${agency} team. Use the email address your invitation was sent to.`,
};

/** The trip that a visitor is about to book. */
export const wantedTripTexts = {
  yours: 'your trip',
  days: (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`,
} as const;

export const strengthTexts = {
  label: 'Password strength',
  words: { red: 'Weak', yellow: 'Fair', green: 'Strong' },
  list: 'Password requirements',
  met: 'Met:',
  missing: 'Missing:',
} as const;

export const signedInTexts = {
  title: 'You’re already signed in',
  text: (who: string) => `You’re signed in as ${who}. To use another account, sign out first.`,
  go: 'Continue',
  account: 'Your account',
} as const;

export const againTexts = {
  title: 'Please sign in again',
  text: 'Your session has ended. Sign in to continue where you left off. Nothing you entered is lost.',
  submit: 'Sign In',
  submitting: 'Signing In...',
  password: 'Password',
  wrong: loginTexts.failed,
  leave: 'Sign out',
  signedInAs: 'Signed in as',
} as const;

export const blockedTexts = { title: 'You can’t sign in with this account.' } as const;
