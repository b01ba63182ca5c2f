import { type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { ConfigContext, type PublicConfig } from '../api/public-config.ts';
import type { AppStore } from '../api/store.ts';
import { ExternalPictures } from '../ui/display/external-pictures.ts';

/** The frame of every screen, the same on server and in the browser; `children` is the router of each. */
export function App({
  store,
  config,
  onReady,
  children,
}: {
  store: AppStore;
  config: PublicConfig;
  /** Called once the first page listens to the visitor. */
  onReady?: () => void;
  children: ReactNode;
}) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <Provider store={store}>
      <ConfigContext value={config}>
        <ExternalPictures value={config.externalPictures}>{children}</ExternalPictures>
      </ConfigContext>
    </Provider>
  );
}
