import {
  addBookingNote,
  addCounterPayment,
  cancelBookingAsOperator,
  cancelDeparture,
  changeBookingAsOperator,
  getBatch,
  getBookingRecord,
  getManifest,
  listDepartures,
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
    listDepartures: readListPage(build, listDepartures),
    getManifest: read(build, getManifest),
    getBatch: read(build, getBatch),
    cancelDeparture: write(build, cancelDeparture),
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
  useListDeparturesQuery,
  useGetManifestQuery,
  useGetBatchQuery,
  useCancelDepartureMutation,
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
