import * as contract from '@wayfarer/contract';
import { fetchAllPages } from '../../api/fetch-all-pages.ts';
import { injectEndpoints, read, write } from '../../api/request.ts';

export const paymentsApi = injectEndpoints((build) => ({
  paymentConfig: read(build, contract.paymentConfig),
  bookingToPay: read(build, contract.getBooking),
  bookingPayment: read(build, contract.bookingPaymentState),
  openPayment: write(build, contract.createPaymentIntent),
  savePayment: write(build, contract.createPayment, ['Bookings']),
  listPayments: fetchAllPages(build, contract.listPayments),
  getPayment: read(build, contract.getPayment),
  deletePayment: write(build, contract.deletePayment),
  createOwnPaymentLink: write(build, contract.createOwnPaymentLink),
  getTransfer: read(build, contract.getTransfer),
  announceTransfer: write(build, contract.announceTransfer, ['Bookings']),
  redeemGiftVoucher: write(build, contract.redeemGiftVoucher, ['Bookings']),
  lookUpLink: read(build, contract.lookUpPaymentLink),
  openLinkPayment: write(build, contract.openLinkPayment),
})).enhanceEndpoints({
  // neither opening a payment nor making a link changes any payment
  endpoints: {
    openPayment: { invalidatesTags: [] },
    createOwnPaymentLink: { invalidatesTags: [] },
    openLinkPayment: { invalidatesTags: [] },
  },
});

/** The argument of queries for one record by its id. */
export const byId = (id: string | undefined) => ({ params: { id: id ?? '' } });
