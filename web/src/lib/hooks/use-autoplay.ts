import { useState } from 'react';
import { useReducedMotion } from './use-media-query.ts';

/**
 * True while an animation may run. It runs until the visitor stops it; for visitors who prefer reduced motion, it runs
 * only after they start it.
 */
export function useAutoplay() {
  const reduced = useReducedMotion();
  const [choice, setChoice] = useState<boolean>();
  const playing = choice ?? !reduced;
  return {
    playing,
    /** True if the visitor started the animation, even on a device that prefers reduced motion. */
    chosen: choice === true,
    reduced,
    toggle: () => setChoice(!playing),
  };
}
