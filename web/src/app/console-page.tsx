import { ScrollRestoration } from 'react-router';
import type { Page } from '../api/page.ts';
import { consoleTitle, isConsolePage } from '../features/console/console-meta.ts';
import { ConsoleFrame } from '../features/console/frame/console-frame.tsx';
import { ProofContext } from '../features/console/frame/proof.ts';
import { takeSetupToken } from '../features/console/setup/setup-token.ts';
import { ToastHost } from '../ui/feedback/toast-host.tsx';
import { NoticesHost } from './layout/notices-host.tsx';
import { Progress } from './layout/progress.tsx';
import { scrollKey } from './layout/scroll-key.ts';
import { ThemeButton } from './layout/theme-button.tsx';
import { useHead } from './layout/use-head.ts';
import { useRouteFocus } from './layout/use-route-focus.ts';
import { useProof } from './use-proof.tsx';

// before somebody is sent to sign in, to an address without it
takeSetupToken();

function Head() {
  useHead();
  return null;
}

/** The agency's console: everything below `/admin`, in a frame of its own instead of the site's. */
function Console() {
  const main = useRouteFocus();
  const { withProof, dialog } = useProof();
  return (
    <>
      <Head />
      <Progress />
      <ProofContext value={withProof}>
        <ConsoleFrame main={main} theme={<ThemeButton />} />
        {dialog}
      </ProofContext>
      <NoticesHost />
      <ToastHost />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

export const page: Page = {
  Component: Console,
  meta: ({ url }) => ({ title: consoleTitle(url.pathname), noIndex: true }),
  status: ({ url }) => (isConsolePage(url.pathname) ? 200 : 404),
};
