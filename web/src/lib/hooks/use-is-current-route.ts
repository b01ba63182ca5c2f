import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/**
 * Returns a function that tells whether the visitor is still on the route that this component was
 * rendered for. To be asked before navigating after a response: `navigate` works from a screen that is
 * gone as well, and would lead the visitor away from where they went meanwhile.
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
