import { useState } from 'react';
import { useReducedMotion } from './use-media-query.ts';

/**
 * Whether something that moves by itself may move: yes until the visitor says otherwise, and not for
 * visitors who asked for less motion, unless they start it.
 */
export function useAutoplay() {
  const reduced = useReducedMotion();
  const [choice, setChoice] = useState<boolean>();
  const playing = choice ?? !reduced;
  return {
    playing,
    /** Started by hand although the visitor's device asks for less motion. */
    chosen: choice === true,
    reduced,
    toggle: () => setChoice(!playing),
  };
}
