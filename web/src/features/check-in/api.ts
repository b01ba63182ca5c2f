import { getAccount, lookUpCheckIn, recordAttendance } from '@wayfarer/contract';
import { injectEndpoints } from '../../api/client.ts';
import { read, write } from '../../api/request.ts';

/** A booking at the desk, and what the person at the desk may do. */
export const checkInApi = injectEndpoints({
  endpoints: (build) => ({
    lookUpCheckIn: read(build, lookUpCheckIn),
    recordAttendance: write(build, recordAttendance),
    checkInAccount: read(build, getAccount),
  }),
});
