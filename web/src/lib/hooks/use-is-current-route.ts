import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/**
 * Returns a function that says whether the visitor is still on the route that this component was
 * rendered for. Check it before navigating after a response: `navigate` also works from a screen
 * that is gone, and would take the visitor away from where they have gone in the meantime.
 */
export function useIsCurrentRoute(): () => boolean {
  const isLeaving = useNavigation().state !== 'idle';
  const here = useRef(false);
  useEffect(() => {
    here.current = !isLeaving;
    return () => {
      here.current = false;
    };
  }, [isLeaving]);
  return useCallback(() => here.current, []);
}
