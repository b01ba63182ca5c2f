import { type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { ConfigContext, type PublicConfig } from '../api/public-config.ts';
import type { AppStore } from '../api/store.ts';
import { errorDetail } from '../api/error-text.ts';
import { ExternalPictures } from '../ui/display/external-pictures.ts';
import { SubmitContext, type SubmitSupport } from '../ui/form/bound/submit-context.ts';

/** Forms of the site ask for proof themselves where they need it; the console does so for all of its own. */
const submitSupport: SubmitSupport = { explain: errorDetail, withProof: (call) => call() };

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
        <SubmitContext value={submitSupport}>
          <ExternalPictures value={config.externalPictures}>{children}</ExternalPictures>
        </SubmitContext>
      </ConfigContext>
    </Provider>
  );
}
