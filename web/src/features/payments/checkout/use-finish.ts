import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../domain/paths.ts';
import { useIsCurrentRoute } from '../../../lib/hooks/use-is-current-route.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { texts } from '../copy.ts';

/**
 * Finishes a recorded payment (spec §4): shows the toast, then goes to the bookings, which replace
 * the payment page in the history. A traveler who has left the page in the meantime stays where
 * they are.
 */
export function useFinish() {
  const navigate = useNavigate();
  const isCurrentRoute = useIsCurrentRoute();
  return useCallback(() => {
    toast.success(texts.success);
    if (isCurrentRoute()) void navigate(paths.bookings(), { replace: true });
  }, [navigate, isCurrentRoute]);
}
