import type { Booking } from '@wayfarer/contract';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useAppDispatch } from '../../../api/store.ts';
import { paths } from '../../../domain/paths.ts';
import { useIsCurrentRoute } from '../../../lib/hooks/use-is-current-route.ts';
import { recentTripChanged } from '../../../session/notices.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { texts } from '../copy.texts.js';

/**
 * Finishes a recorded payment (spec §4): shows the toast and a message that stays, then goes to the
 * bookings, which replace the payment page in the history. A traveler who has left the page in the
 * meantime stays where they are.
 */
export function useFinish(trip: Booking, paid: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isCurrentRoute = useIsCurrentRoute();
  return useCallback(() => {
    toast.success(texts.success);
    dispatch(recentTripChanged({ trip, paid, open: true }));
    if (isCurrentRoute()) void navigate(paths.bookings(), { replace: true });
  }, [dispatch, navigate, isCurrentRoute, trip, paid]);
}
