import { createContext, use } from 'react';
import type { Params } from 'react-router';

/** What the address names in a screen's path: the router itself knows the console as one page. */
export const ScreenParamsContext = createContext<Params>({});

/**
 * `useScreenParam('id')` where the screen's path is `bookings/:id`.
 * @public
 */
export function useScreenParam(name: string): string {
  return use(ScreenParamsContext)[name] ?? '';
}
