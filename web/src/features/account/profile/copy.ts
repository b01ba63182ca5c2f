/** Texts of the account page. */
export const accountTexts = {
  title: 'Your account',
  loading: 'Loading your account...',
  failed: 'We couldn’t load your account.',
  roles: { traveller: 'Traveler', administrator: 'Administrator' },
  since: (date: string) => `With us since ${date}`,
} as const;

export const workTexts = {
  title: 'Your work',
  text: 'You work for the agency.',
  console: 'Console',
  checkIn: 'Check travelers in',
} as const;

export const profileTexts = {
  title: 'Profile',
  text: 'Your name appears on your bookings. A picture is optional.',
  name: 'Full Name',
  picture: 'Picture',
  drawn: (number: number) => `Illustrated portrait ${number}`,
  none: 'No picture',
  own: 'My own picture',
  address: 'Picture link',
  addressHint: 'A web address that starts with https://',
  submit: 'Save',
  submitting: 'Saving...',
  done: 'Profile saved',
  failed: 'Your profile couldn’t be saved. Please try again.',
} as const;

export const emailTexts = {
  title: 'Email',
  verified: 'Confirmed',
  unverified: 'Not confirmed yet',
  label: 'New email',
  hint: 'We’ll email a link to the new address. Your account switches to it when you open the link.',
  submit: 'Change email',
  submitting: 'Sending...',
  done: (email: string) =>
    `If ${email} doesn’t have an account yet, a link is on its way. Open it to finish the change.`,
  failed: 'The link couldn’t be sent. Please try again.',
  noMail:
    'To change it, we’d have to send a link to the new address, but this site can’t send email right now. Please contact us.',
} as const;

export const reminderTexts = {
  label: 'Confirm your email',
  text: (email: string) => `Please confirm ${email} when you have a moment. We sent you a link.`,
  send: 'Send it again',
  sent: 'A new link is on its way',
  failed: 'The email couldn’t be sent. Please try again.',
  close: 'Not now',
} as const;

export const passwordTexts = {
  title: 'Password',
  text: 'Changing it signs out your other devices.',
  googleOnly:
    'You sign in with Google, so your account has no password. Add one to sign in without Google too.',
  label: 'New password',
  confirm: 'Confirm new password',
  add: 'Add a password',
  added: 'Password added',
  submit: 'Change password',
  submitting: 'Saving...',
  done: 'Password changed',
  failed: 'The password couldn’t be changed. Please try again.',
} as const;

export const devicesTexts = {
  title: 'Signed-in devices',
  text: 'Don’t recognize one? Sign it out and change your password.',
  loading: 'Loading your devices...',
  failed: 'We couldn’t load your devices.',
  current: 'This device',
  used: (when: string) => `Last used ${when}`,
  since: (when: string) => `Signed in ${when}`,
  end: 'Sign out',
  endOf: (device: string) => `Sign out ${device}`,
  ended: 'Device signed out',
  endFailed: 'The device couldn’t be signed out. Please try again.',
  endAll: 'Sign out everywhere',
  endAllTitle: 'Sign out everywhere?',
  endAllText: 'This signs out every device, including this one.',
  endAllConfirm: 'Yes, sign out everywhere',
  endedAll: 'You’re signed out everywhere',
  empty:
    'We can’t list devices for your sign-in method. Changing your password signs out all other devices.',
} as const;

export const dataTexts = {
  title: 'Your data',
  text: 'Everything we store about you in one JSON file: profile, devices, destinations, bookings, payments, messages and more.',
  submit: 'Download my data',
  submitting: 'Preparing...',
  done: 'Your data has been downloaded',
  failed: 'Your data couldn’t be prepared. Please try again.',
  file: 'my-data.json',
} as const;

export const deleteTexts = {
  title: 'Delete your account',
  text: 'This is permanent. Here’s what happens:',
  consequences: [
    'Your profile, picture, password, messages and newsletter subscription are erased, and you’re signed out everywhere.',
    'Unpaid bookings are deleted.',
    'Paid bookings and payments stay in our records with your name for as long as the law requires.',
    'Destinations you added stay in the catalog without your name. If you want them gone, delete them first.',
    'You can’t delete your account while you have an upcoming paid trip, a refund in progress or a disputed payment. Cancel the trip or contact us first.',
    'You can register again with the same email, but nothing is restored.',
  ],
  submit: 'Delete my account',
  write: 'Contact us',
  /** The final question, answered by a proof of identity. */
  proof: {
    title: 'Delete your account for good?',
    text: 'This can’t be undone. Please confirm it’s you.',
    password: 'Your current password',
    submit: 'Yes, delete my account',
    submitting: 'Checking...',
    google: 'Confirm with Google and delete',
    wrong: 'This is not your password. Please try again.',
  },
  done: 'Your account has been deleted. Safe travels!',
  signInStays:
    'We deleted everything we stored about you, but your sign-in provider didn’t delete your account there. Please sign in and delete your account again.',
  failed: 'Your account couldn’t be deleted. Please try again.',
} as const;

export const confirmTexts = {
  title: 'Confirm it’s you',
  text: 'Please confirm your identity to make this change.',
  password: 'Your current password',
  submit: 'Confirm',
  submitting: 'Checking...',
  google: 'Confirm with Google',
  wrong: 'This is not your password. Please try again.',
} as const;
