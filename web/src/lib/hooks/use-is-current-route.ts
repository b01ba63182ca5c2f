import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/**
 * For what an answer leads to: tells whether the visitor is still where they asked. The router goes
 * wherever it is told, from a screen that is gone as well, and away from where they went meanwhile.
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
