import {
  bookingPaymentState,
  createPayment,
  createPaymentIntent,
  deletePayment,
  getBooking,
  getPayment,
  listPayments,
  paymentConfig,
} from '@wayfarer/contract';
import { api } from '../../api/client.ts';
import { fetchAllPages } from '../../api/fetch-all-pages.ts';
import { read, write } from '../../api/request.ts';

/** Paying for a booking, and what was paid. */
export const paymentsApi = api
  .injectEndpoints({
    endpoints: (build) => ({
      paymentConfig: read(build, paymentConfig),
      bookingToPay: read(build, getBooking),
      bookingPayment: read(build, bookingPaymentState),
      openPayment: write(build, createPaymentIntent),
      savePayment: write(build, createPayment, ['Bookings']),
      listPayments: fetchAllPages(build, listPayments),
      getPayment: read(build, getPayment),
      deletePayment: write(build, deletePayment),
    }),
  })
  .enhanceEndpoints({
    // opening a payment changes nothing that was paid
    endpoints: { openPayment: { invalidatesTags: [] } },
  });

/** The argument of the queries that name one thing by its id. */
export const byId = (id: string | undefined) => ({ params: { id: id ?? '' } });
