import { createContext, use } from 'react';
import type { Params } from 'react-router';

/** The parameters of a screen's path. To the router, the console is a single page. */
export const ScreenParamsContext = createContext<Params>({});

/**
 * `useScreenParam('id')` where the screen's path is `bookings/:id`.
 * @public
 */
export function useScreenParam(name: string): string {
  return use(ScreenParamsContext)[name] ?? '';
}
