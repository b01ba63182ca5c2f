import type { Booking } from '@wayfarer/contract';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { useNotices } from '../../../session/use-session.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { listTexts as texts } from './copy.texts.js';

/** Classes that highlight the row of a trip that was just booked or paid, in addition to its badge. */
export const JUST_BOOKED = 'scroll-my-24 outline-2 -outline-offset-2 outline-brand';

/** True if this is the last trip booked or paid in this tab. */
export function useIsJustBooked({ _id }: Booking): boolean {
  return useNotices().recentTrip?.trip._id === _id;
}

export function JustBookedBadge() {
  const paid = useNotices().recentTrip?.paid ?? null;
  return <Badge tone="brand">{paid === null ? texts.justBooked : texts.justPaid}</Badge>;
}

/** Scrolls to the trip that was just booked or paid when the list is shown. */
export function useShowJustBooked(list: RefObject<HTMLElement | null>) {
  const id = useNotices().recentTrip?.trip._id;
  const isArriving = useNavigation().state !== 'idle';
  const shown = useRef<string>(undefined);
  // in a layout effect, so that the list doesn't move between the two halves of a press, which would lose the press
  useLayoutEffect(() => {
    if (id === undefined || isArriving || shown.current === id) return;
    shown.current = id;
    const row = list.current?.querySelector(`[data-row="${CSS.escape(id)}"]`);
    row?.scrollIntoView({ block: 'nearest' });
  }, [id, isArriving, list]);
}
