import type { BookingOrder } from './booking-list.ts';

export const sortNames: Readonly<Record<BookingOrder, string>> = {
  date: 'Date (newest first)',
  name: 'Traveler',
  spot: 'Destination',
  cost: 'Cost (highest first)',
  soonest: 'Soonest first',
};

export const deleteTexts = {
  title: 'Delete this booking?',
  text: (spot: string, day: string) => `Your trip to ${spot} on ${day} will be deleted for good.`,
  confirm: 'Yes, delete it',
  cancel: 'Keep the trip',
  endedTitle: 'Take this booking out of your list?',
  endedText: (spot: string, day: string) =>
    `Your canceled trip to ${spot} on ${day} will no longer be listed. Its refund and its receipts stay as they are.`,
  keep: 'Keep it in the list',
  done: 'Booking deleted successfully! 🗑️',
  failed: 'Failed to delete booking',
} as const;
