import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../domain/paths.ts';
import { useStillHere } from '../../../lib/hooks/use-still-here.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { texts } from '../messages.ts';

/**
 * What follows a payment that is written down (spec §4): the toast, then the bookings. The payment
 * page gives up its place in the history. A traveller who has gone elsewhere meanwhile stays there.
 */
export function useFinish() {
  const navigate = useNavigate();
  const stillHere = useStillHere();
  return useCallback(() => {
    toast.success(texts.success);
    if (stillHere()) void navigate(paths.bookings(), { replace: true });
  }, [navigate, stillHere]);
}
