import { useState } from 'react';
import { useReducedMotion } from './use-media-query.ts';

/**
 * True while an animation may run: until the visitor stops it or, for visitors who prefer reduced motion, only after
 * they start it.
 */
export function useAutoplay() {
  const reduced = useReducedMotion();
  const [choice, setChoice] = useState<boolean>();
  const playing = choice ?? !reduced;
  return {
    playing,
    /** True if the visitor started it, even on a device that prefers reduced motion. */
    chosen: choice === true,
    reduced,
    toggle: () => setChoice(!playing),
  };
}
