import { localToday } from '@wayfarer/contract';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The traveller's calendar day; empty on the server, which cannot know it. */
export function useToday(): string {
  return useSyncExternalStore(
    never,
    () => localToday(new Date()),
    () => '',
  );
}
