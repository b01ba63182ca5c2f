import { configureStore } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { api, type ApiExtra } from './client.ts';
import { noticesSlice } from '../session/notices.ts';
import { sessionSlice } from '../session/slice.ts';

export interface StoreOptions extends ApiExtra {
  /** The server's data, embedded in the page. */
  preloadedState?: unknown;
}

/**
 * A store for one visitor: one per browser, and a new one for every page that the server renders.
 */
export function createStore({ preloadedState, ...extraArgument }: StoreOptions) {
  return configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      session: sessionSlice.reducer,
      notices: noticesSlice.reducer,
    },
    preloadedState: preloadedState as undefined,
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(api.middleware),
    // notifies screens at once; by default, screens show the old data for one more frame
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
    devTools: false,
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppState = ReturnType<AppStore['getState']>;
export type ApiState = Pick<AppState, 'api'>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
