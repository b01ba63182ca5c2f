/** The page behind a link that a traveler shared. */
export const companionTexts = {
  title: 'A trip together',
  description: 'Days, place and directions of a trip that somebody shares with you.',
  loading: 'Opening the trip...',
  failed: 'Failed to open this trip',
  missing: 'This link is not complete',
  missingText: 'Its last part is missing. Please open it again from the message that you got.',
  gone: 'This link no longer works',
  goneText:
    'Whoever shared the trip has closed it, or the link is not complete. Ask them for a new one.',
  canceled: 'This trip is canceled',
  canceledText: 'Ask whoever shared it with you what comes next.',
  explore: 'Explore destinations',
  with: (name: string) => `Shared with you through ${name}`,
} as const;
