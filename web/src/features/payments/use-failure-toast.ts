import { useEffect } from 'react';
import { toast } from '../../ui/feedback/toast.ts';

/** Shows a toast each time a query fails (spec §8). */
export function useFailureToast(failed: boolean, text: string) {
  useEffect(() => {
    if (failed) toast.error(text);
  }, [failed, text]);
}
