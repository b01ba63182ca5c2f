import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/**
 * Returns a function that returns true while the visitor is on the route for which this component was rendered. Check
 * it before navigating after a response: `navigate` also works from a screen that is gone, and would take visitors away
 * from the screen that they have opened since.
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
