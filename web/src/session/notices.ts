import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Booking } from '@wayfarer/contract';

interface RecentTrip {
  trip: Booking;
  /** The amount just paid for the trip, as a text such as '$285'; null if it was only booked. */
  paid: string | null;
  open: boolean;
}

/**
 * Notices for the visitor about their session and their last trip. They are separate from the session state, whose
 * fields spec §3 fixes.
 */
export interface SessionNotices {
  /**
   * True if the provider ended the session while the page was in use; a dialog then asks the person to sign in again.
   */
  ended: boolean;
  isEmailVerified: boolean;
  /** True if the email isn't verified and a reminder may be shown; nothing else depends on this. */
  verifyEmail: boolean;
  /** True while the visitor is signing out here; a guarded screen then waits instead of leading to sign-in. */
  leaving: boolean;
  /** The last trip that was booked or paid. Its message is `open` until it is dismissed. */
  recentTrip: RecentTrip | null;
}

const initialState: SessionNotices = {
  ended: false,
  isEmailVerified: false,
  verifyEmail: false,
  leaving: false,
  recentTrip: null,
};

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    /** Called when the watcher has reported who is signed in, if anyone. */
    personSeen: (state, { payload }: PayloadAction<{ emailVerified: boolean } | null>) => ({
      ended: false,
      isEmailVerified: payload?.emailVerified ?? false,
      verifyEmail: payload !== null && !payload.emailVerified,
      leaving: payload === null && state.leaving,
      recentTrip: payload && state.recentTrip,
    }),
    signingOut(state, { payload }: PayloadAction<boolean>) {
      state.leaving = payload;
    },
    sessionEnded(state) {
      state.ended = true;
    },
    recentTripChanged(state, { payload }: PayloadAction<SessionNotices['recentTrip']>) {
      state.recentTrip = payload;
    },
    /** Called when the visitor dismisses the reminder for this visit. */
    reminderClosed(state) {
      state.verifyEmail = false;
    },
  },
});

export const { personSeen, signingOut, sessionEnded, reminderClosed, recentTripChanged } =
  noticesSlice.actions;
