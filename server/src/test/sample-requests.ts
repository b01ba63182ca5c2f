/** A valid request for every endpoint of the contract, which tests of the whole contract vary. */
import type { endpoints } from '@wayfarer/contract/schemas';
import { contactSamples } from './samples/contact.ts';
import { paymentSamples } from './samples/payments.ts';
import { peopleSamples } from './samples/people.ts';
import { placeSamples } from './samples/places.ts';
import { reviewSamples } from './samples/reviews.ts';
import { nothing, type MakeSample } from './samples/rows.ts';
import { tripSamples } from './samples/trips.ts';

export const SAMPLE_REQUESTS: Readonly<Record<keyof typeof endpoints, MakeSample>> = {
  listBestSpots: nothing,
  listTeam: nothing,
  listReviews: nothing,
  paymentConfig: nothing,
  listBookings: nothing,
  listPayments: nothing,
  listAllBookings: nothing,
  listAllPayments: nothing,
  listUsers: nothing,
  listRoleChanges: nothing,
  listOutbox: nothing,
  getAccount: nothing,
  listSessions: nothing,
  endAllSessions: nothing,
  exportAccount: nothing,

  ...placeSamples,
  ...tripSamples,
  ...paymentSamples,
  ...reviewSamples,
  ...peopleSamples,
  ...contactSamples,
};
