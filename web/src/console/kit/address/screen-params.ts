import { createContext, use } from 'react';
import type { Params } from 'react-router';

/** The parameters of a screen's path. The router doesn't know them, because it treats the console as a single page. */
export const ScreenParamsContext = createContext<Params>({});

/**
 * A parameter of the screen's path, such as `useScreenParam('id')` for `bookings/:id`.
 * @public
 */
export function useScreenParam(name: string): string {
  return use(ScreenParamsContext)[name] ?? '';
}
