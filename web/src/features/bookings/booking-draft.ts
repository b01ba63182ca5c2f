import type { TripValues } from './trip-values.ts';

/** What the booking form edits. */
export interface BookingValues extends TripValues {
  travelName: string;
}

/** What was typed into the booking form, kept for this tab until it is booked or cancelled. */
interface Draft extends BookingValues {
  /** The date and days with which the form was opened. */
  start: string;
}

const keyOf = (owner: string, spotId: string) => `booking-draft:${owner}:${spotId}`;

function isDraft(value: unknown): value is Draft {
  const names = ['start', 'travelName', 'travelDate', 'travelDuration'];
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every(
      (name) => typeof Object.entries(value).find(([key]) => key === name)?.[1] === 'string',
    )
  );
}

function storedDraft(key: string): Draft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    // storage is blocked, or holds what somebody else wrote: as if there was no draft
    return undefined;
  }
}

/** One traveller's draft of a trip to one destination. */
export function bookingDraft(owner: string, spotId: string, opened: TripValues) {
  const key = keyOf(owner, spotId);
  const start = `${opened.travelDate} ${opened.travelDuration}`;
  return {
    /** What the form starts with: the draft, but date and days of a newer Book Now win over it. */
    restore(defaults: BookingValues): BookingValues {
      const draft = storedDraft(key);
      if (!draft) return defaults;
      const { start: draftStart, ...values } = draft;
      return draftStart === start ? values : { ...defaults, travelName: values.travelName };
    },
    keep(values: BookingValues): void {
      try {
        sessionStorage.setItem(key, JSON.stringify({ ...values, start }));
      } catch {
        // storage is blocked or full: the form works, a reload forgets
      }
    },
    drop(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // storage is blocked: nothing was kept
      }
    },
  };
}
