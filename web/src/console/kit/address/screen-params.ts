import { createContext, use } from 'react';
import type { Params } from 'react-router';

/** The parameters of a screen's path. For the router, the console is a single page. */
export const ScreenParamsContext = createContext<Params>({});

/**
 * A parameter of the screen's path, such as `useScreenParam('id')` for `bookings/:id`.
 * @public
 */
export function useScreenParam(name: string): string {
  return use(ScreenParamsContext)[name] ?? '';
}
