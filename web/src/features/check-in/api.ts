import { addCounterPayment, getAccount, lookUpCheckIn, recordAttendance } from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../api/request.ts';

export const checkInApi = injectEndpoints((build) => ({
  lookUpCheckIn: read(build, lookUpCheckIn),
  recordAttendance: write(build, recordAttendance),
  takeBalance: write(build, addCounterPayment),
  checkInAccount: read(build, getAccount),
}));
