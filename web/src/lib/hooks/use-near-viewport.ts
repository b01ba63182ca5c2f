import { type RefObject, useEffect, useState } from 'react';
import { whenNear } from '../near-viewport.ts';

/** Becomes true, and stays true, once the element is near the viewport. False on the server. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return undefined;
    return whenNear(element.current, () => setNear(true));
  }, [near, element]);
  return near;
}
