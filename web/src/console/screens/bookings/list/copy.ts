import * as catalog from './copy.texts.js';

/** Texts of the list of bookings. */
export const bookingsTexts = {
  ...catalog.bookingsTexts,
  atLeast: (count: number) => `${count.toLocaleString('en-US')}+`,
} as const;

const number = (count: number) => count.toLocaleString('en-US');

export const summaryTexts = {
  ...catalog.summaryTexts,
  count: (count: number) => (count === 1 ? '1 booking' : `${number(count)} bookings`),
  booked: (booked: number, count: number) =>
    booked === count ? '' : `The ${number(booked)} that ${booked === 1 ? 'is' : 'are'} booked:`,
  people: (count: number) => (count === 1 ? '1 person' : `${number(count)} people`),
  many: (most: number) =>
    `More than ${number(most)} bookings. Narrow the list to see what they come to.`,
} as const;

export { bulkTexts, mailBulkTexts } from './copy.texts.js';
