import type { Attendance, CheckIn } from '@wayfarer/contract';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { errorDetail, errorKind, problemOf } from '../../../lib/error-text.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { checkInApi } from '../api.ts';
import { attendanceTexts } from '../copy.ts';
import type { Wanted } from './wanted.ts';

const PROBLEMS: Readonly<Record<string, string>> = attendanceTexts.problems;

/** Records attendance based on the revision on screen, and reports the result. */
export function useAttendance(wanted: Wanted) {
  const dispatch = useAppDispatch();
  const [send] = checkInApi.useRecordAttendanceMutation();
  /** The attendance that is being recorded. */
  const [busy, setBusy] = useState<Attendance>();
  /** The attendance that was recorded on this screen just now. */
  const [done, setDone] = useState<Attendance>();
  const [problem, setProblem] = useState<string>();

  async function record({ booking, open }: CheckIn, attendance: Attendance) {
    setBusy(attendance);
    setProblem(undefined);
    const { data, error } = await send({
      params: { id: booking._id },
      body: { attendance, revision: booking.revision, anyway: !open },
    });
    setBusy(undefined);
    if (data) {
      const { updateQueryData } = checkInApi.util;
      dispatch(updateQueryData('lookUpCheckIn', { body: wanted }, () => data));
      setDone(attendance);
      return;
    }
    const { code } = problemOf(error) ?? {};
    setProblem(PROBLEMS[code ?? ''] ?? errorDetail(error));
    // after a refusal, the data on screen is outdated; after other failures, it is refetched automatically
    if (errorKind(error) === 'refused') dispatch(api.util.invalidateTags(['Bookings']));
  }

  return { record, busy, done, problem };
}

export type AttendanceDesk = ReturnType<typeof useAttendance>;
