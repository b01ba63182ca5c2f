import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../domain/paths.ts';
import { useIsCurrentRoute } from '../../../lib/hooks/use-is-current-route.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { texts } from '../copy.ts';

/**
 * What follows a payment that is written down (spec §4): the toast, then the bookings. The payment
 * page gives up its place in the history. A traveler who has gone elsewhere meanwhile stays there.
 */
export function useFinish() {
  const navigate = useNavigate();
  const isCurrentRoute = useIsCurrentRoute();
  return useCallback(() => {
    toast.success(texts.success);
    if (isCurrentRoute()) void navigate(paths.bookings(), { replace: true });
  }, [navigate, isCurrentRoute]);
}
