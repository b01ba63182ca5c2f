/** A valid request for every endpoint of the contract, which tests of the whole contract vary. */
import type { endpoints } from '@wayfarer/contract/schemas';
import { contactSamples } from './samples/contact.ts';
import { paperSamples } from './samples/papers.ts';
import { paymentSamples } from './samples/payments.ts';
import { promoCodeSamples } from './samples/promo-codes.ts';
import { giftSamples } from './samples/gift-vouchers.ts';
import { statementSamples } from './samples/statements.ts';
import { peopleSamples } from './samples/people.ts';
import { placeSamples } from './samples/places.ts';
import { reviewSamples } from './samples/reviews.ts';
import { nothing, type MakeSample } from './samples/rows.ts';
import { tripSamples } from './samples/trips.ts';
import { waitingSamples } from './samples/waiting.ts';

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
  getOutboxHtml: async (owner, { anonymous }) => {
    await anonymous.post('/contactMessages', {
      name: 'Ada',
      email: owner.email,
      subject: 'Ferry',
      message: 'Is it running?',
    });
    const [{ _id: id }] = (await anonymous.get('/outbox')).body;
    return { params: { id } };
  },
  getAccount: nothing,
  listSessions: nothing,
  endAllSessions: nothing,
  exportAccount: nothing,

  ...placeSamples,
  ...tripSamples,
  ...waitingSamples,
  ...paperSamples,
  ...paymentSamples,
  ...promoCodeSamples,
  ...statementSamples,
  ...giftSamples,
  ...reviewSamples,
  ...peopleSamples,
  ...contactSamples,
};
