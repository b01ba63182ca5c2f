import { type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { ConfigContext, type PublicConfig } from '../api/public-config.ts';
import type { AppStore } from '../api/store.ts';
import { ExternalPictures } from '../ui/display/pictures/external-pictures.ts';
import { KeepTyped } from './keep-typed/keep-typed.tsx';

/** The frame of all screens, on the server and in the browser. */
export function App({
  store,
  config,
  onReady,
  children,
}: {
  store: AppStore;
  config: PublicConfig;
  /** Called once the first page is interactive. */
  onReady?: () => void;
  children: ReactNode;
}) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <Provider store={store}>
      <ConfigContext value={config}>
        <ExternalPictures value={config.externalPictures}>
          <KeepTyped>{children}</KeepTyped>
        </ExternalPictures>
      </ConfigContext>
    </Provider>
  );
}
