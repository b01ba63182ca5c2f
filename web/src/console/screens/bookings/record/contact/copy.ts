export const contactTexts = {
  edit: 'Correct contact',
  title: 'Correct the contact',
  text: 'Emails go to the new address, including those that haven’t been sent yet. The customer’s previous link stops working.',
  textOfAccount:
    'The email address belongs to the customer’s account. Only the customer can change it.',
  name: 'Full name',
  email: 'Email address',
  phone: 'Phone number',
  phoneHint: 'With the country, such as +351 912 345 678.',
  notify: 'Send the confirmation to the new address',
  submit: 'Save contact',
  done: 'Contact corrected',
  conflict: 'A colleague has changed this booking. Save again to overwrite: ',
} as const;

export const linkTexts = {
  title: 'Link to the trip',
  text: (until: string) =>
    `Shows the trip and its voucher without an account, until ${until}. Give it only to the customer.`,
  ended: 'The link was ended. Make a new one to show the customer the trip without an account.',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link couldn’t be copied. Please select and copy it yourself.',
  link: 'Link',
  renew: 'New link',
  renewed: 'New link made. Earlier ones no longer work.',
  end: 'End link',
  endedNow: 'Link ended',
} as const;
