/** Texts of the field for choosing a destination. */
export const destinationTexts = {
  destination: 'Destination',
  destinationPlaceholder: 'Name of a place',
  destinations: 'Destinations',
  searching: 'Searching...',
  none: 'No destination with this name.',
  hint: 'Type at least two letters.',
  another: 'Choose another',
  filterTitle: 'Bookings of a destination',
  any: 'Any',
  anyAgain: 'Bookings of all destinations',
  chosen: 'One that is no longer offered',
  perDay: (cost: string, unit: string) => `${cost} ${unit}`,
} as const;
