import { listOperatorBookings, recordAttendance } from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { write } from '../../../api/request.ts';
import { readListPage } from '../list/read-list-page.ts';

/** The agency's bookings. */
const consoleBookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOperatorBookings: readListPage(build, listOperatorBookings),
    recordBookingAttendance: write(build, recordAttendance),
  }),
});

export const { useListOperatorBookingsQuery, useRecordBookingAttendanceMutation } =
  consoleBookingsApi;
