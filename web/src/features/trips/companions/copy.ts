/** Texts of the page behind a shared link. */
export const companionTexts = {
  title: 'A trip together',
  description: 'Dates, place and directions for a trip that someone shared with you.',
  loading: 'Opening the trip...',
  failed: 'Failed to open this trip',
  missing: 'This link is incomplete',
  missingText: 'Its last part is missing. Please open it again from the message you received.',
  gone: 'This link no longer works',
  goneText:
    'The person who shared it has closed it, or the link is incomplete. Ask them for a new one.',
  canceled: 'This trip is canceled',
  canceledText: 'Ask the person who shared it with you what happens next.',
  explore: 'Explore destinations',
  with: (name: string) => `Shared with you through ${name}`,
} as const;
