/** Texts of signing in and registering; those of spec §2, §5 and §8 literally. */
export const formTexts = {
  blocked: 'Please fix all validation errors before proceeding.',
  email: 'Email',
  password: 'Password',
  google: 'Continue with Google',
  googleWaiting: 'Finish in the window that opened. No window? Press the button again.',
  or: 'or',
} as const;

export const loginTexts = {
  title: 'Welcome Back',
  text: 'Sign in to book trips, pay for them and add your own places.',
  description: (agency: string) =>
    `Sign in to ${agency} to book trips, pay for them and add your own places.`,
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
  text: 'One account for your bookings, your payments and the places you share.',
  description: (agency: string) =>
    `Create a ${agency} account for your bookings, payments and places.`,
  name: 'Full Name',
  nameRule: (spelling: string) =>
    `Sorry, we cannot store hyphens, apostrophes and the like here. “${spelling}” works. When you book, you can enter your name as in your passport.`,
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

/** Why one signs in who opened a link to the console, by its screen. */
export const consoleLinkTexts: Readonly<Record<string, (agency: string) => string>> = {
  '/admin/setup': () => 'Sign in or create an account to become the owner of this site.',
  '/admin/join': (agency) =>
    `Sign in or create an account to accept the invitation to the team of ${agency}. Use the email address that was invited.`,
};

/** A trip that is about to be booked. */
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
  title: 'You are signed in',
  text: (who: string) => `as ${who}. Sign out first if you want to use another account.`,
  go: 'Continue',
  account: 'Your account',
} as const;

export const againTexts = {
  title: 'Please sign in again',
  text: 'Your session has ended. Sign in to continue where you were; nothing you entered is lost.',
  submit: 'Sign In',
  submitting: 'Signing In...',
  password: 'Password',
  wrong: loginTexts.failed,
  leave: 'Sign out',
  signedInAs: 'Signed in as',
} as const;

export const blockedTexts = { title: 'You cannot sign in with this account.' } as const;
