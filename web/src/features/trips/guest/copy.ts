/** Texts of a trip that a customer without an account views. */
export const guestTripTexts = {
  title: 'Your trip',
  description: 'Dates, place, directions and voucher of a trip that we booked for you.',
  loading: 'Opening your trip...',
  failed: 'Failed to open your trip',
  missing: 'This link is incomplete',
  missingText: 'Its last part is missing. Please open it again from the message you received.',
  gone: 'This link no longer works',
  goneText:
    'We may have sent you a newer one, or the trip is in your account now. Sign in, or ask us for a new link.',
  signIn: 'Sign in',
  contact: 'Contact us',
  back: 'Back to the trip',
} as const;
