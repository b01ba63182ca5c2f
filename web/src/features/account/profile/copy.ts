/** Texts of the account page. */
export const accountTexts = {
  title: 'Your account',
  loading: 'Loading your account...',
  failed: 'Your account could not be loaded.',
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
  text: 'Your name appears on your bookings. The picture is up to you.',
  name: 'Full Name',
  picture: 'Picture',
  drawn: (number: number) => `Drawn portrait ${number}`,
  none: 'No picture',
  own: 'A picture of my own',
  address: 'Picture address',
  addressHint: 'A web address that starts with https://',
  submit: 'Save',
  submitting: 'Saving...',
  done: 'Profile saved',
  failed: 'Your profile could not be saved. Please try again.',
} as const;

export const emailTexts = {
  title: 'Email',
  verified: 'Confirmed',
  unverified: 'Not confirmed yet',
  label: 'New email',
  hint: 'We send a link to the new address. Your account moves there when you follow it.',
  submit: 'Change email',
  submitting: 'Sending...',
  done: (email: string) =>
    `If ${email} has no account yet, a link is on its way there. Follow it to finish the change.`,
  failed: 'The link could not be sent. Please try again.',
  noMail:
    'To change it, we would send a link to the new address, but this site cannot send email at the moment. Please write to us.',
} as const;

export const reminderTexts = {
  label: 'Confirm your address',
  text: (email: string) => `Please confirm ${email} when you have a moment. We sent you a link.`,
  send: 'Send it again',
  sent: 'A new link is on its way',
  failed: 'The email could not be sent. Please try again.',
  close: 'Not now',
} as const;

export const passwordTexts = {
  title: 'Password',
  text: 'Changing it signs out your other devices.',
  googleOnly:
    'You sign in with Google, so your account has no password. Add one if you want to sign in without Google, too.',
  label: 'New password',
  confirm: 'Confirm new password',
  add: 'Add a password',
  added: 'Password added',
  submit: 'Change password',
  submitting: 'Saving...',
  done: 'Password changed',
  failed: 'The password could not be changed. Please try again.',
} as const;

export const devicesTexts = {
  title: 'Signed-in devices',
  text: 'Don’t recognize one? Sign it out and change your password.',
  loading: 'Loading your devices...',
  failed: 'Your devices could not be loaded.',
  current: 'This device',
  used: (when: string) => `Last used ${when}`,
  since: (when: string) => `Signed in ${when}`,
  end: 'Sign out',
  endOf: (device: string) => `Sign out ${device}`,
  ended: 'The device is signed out',
  endFailed: 'The device could not be signed out. Please try again.',
  endAll: 'Sign out everywhere',
  endAllTitle: 'Sign out everywhere?',
  endAllText: 'Every device is signed out, this one included.',
  endAllConfirm: 'Yes, sign out everywhere',
  endedAll: 'You are signed out everywhere',
  empty:
    'Devices are not listed for your sign-in method. Changing your password signs out all others.',
} as const;

export const dataTexts = {
  title: 'Your data',
  text: 'Everything we store about you in one JSON file: profile, devices, places, bookings, payments, messages and more.',
  submit: 'Download my data',
  submitting: 'Preparing...',
  done: 'Your data is downloaded',
  failed: 'Your data could not be prepared. Please try again.',
  file: 'my-data.json',
} as const;

export const deleteTexts = {
  title: 'Delete your account',
  text: 'This is permanent. Here is what happens:',
  consequences: [
    'Your profile, picture and password, your messages and the newsletter are erased, and you are signed out everywhere.',
    'Bookings that are not paid yet are deleted.',
    'Paid bookings and payments stay in our books with your name for as long as the law requires.',
    'Places that you added stay in the catalog, without your name. Delete them first if you want them gone.',
    'If you have an upcoming paid trip, a refund in progress or a disputed payment, your account cannot be deleted yet: cancel the trip, or write to us first.',
    'You can register again with the same address, but nothing is restored.',
  ],
  submit: 'Delete my account',
  write: 'Write to us',
  /** The last question, which is answered by proving who asks. */
  proof: {
    title: 'Delete your account for good?',
    text: 'This cannot be undone. Please confirm it’s you.',
    password: 'Your current password',
    submit: 'Yes, delete my account',
    submitting: 'Checking...',
    google: 'Confirm with Google and delete',
    wrong: 'This is not your password. Please try again.',
  },
  done: 'Your account is deleted. Safe travels!',
  signInStays:
    'We deleted everything we stored about you, but your sign-in provider did not delete your account there. Please sign in and delete your account again.',
  failed: 'Your account could not be deleted. Please try again.',
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
