import {
  addBookingNote,
  addCounterPayment,
  cancelBookingAsOperator,
  changeBookingAsOperator,
  getBookingRecord,
  listOperatorBookings,
  previewCancellationAsOperator,
  recordAttendance,
  refundPayment,
  reinstateBooking,
  removeBookingNote,
  sendBookingMail,
  voidCounterPayment,
} from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { read, write } from '../../../api/request.ts';
import { readListPage } from '../list/read-list-page.ts';

/** The agency's bookings. */
const consoleBookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOperatorBookings: readListPage(build, listOperatorBookings),
    getBookingRecord: read(build, getBookingRecord),
    previewCancellationAsOperator: read(build, previewCancellationAsOperator),
    recordBookingAttendance: write(build, recordAttendance),
    addBookingNote: write(build, addBookingNote),
    removeBookingNote: write(build, removeBookingNote),
    addCounterPayment: write(build, addCounterPayment),
    voidCounterPayment: write(build, voidCounterPayment),
    refundPayment: write(build, refundPayment, ['Bookings']),
    cancelBookingAsOperator: write(build, cancelBookingAsOperator),
    reinstateBooking: write(build, reinstateBooking),
    changeBookingAsOperator: write(build, changeBookingAsOperator),
    sendBookingMail: write(build, sendBookingMail),
  }),
});

export const {
  useListOperatorBookingsQuery,
  useGetBookingRecordQuery,
  usePreviewCancellationAsOperatorQuery,
  useRecordBookingAttendanceMutation,
  useAddBookingNoteMutation,
  useRemoveBookingNoteMutation,
  useAddCounterPaymentMutation,
  useVoidCounterPaymentMutation,
  useRefundPaymentMutation,
  useCancelBookingAsOperatorMutation,
  useReinstateBookingMutation,
  useChangeBookingAsOperatorMutation,
  useSendBookingMailMutation,
} = consoleBookingsApi;
