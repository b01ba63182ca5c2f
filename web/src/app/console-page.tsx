import { definePage } from '../api/page.ts';
import { consoleTitle, isConsolePage } from '../console/frame/page-meta.ts';
import { ConsoleFrame } from '../console/frame/console-frame.tsx';
import { takeLinkToken } from '../console/kit/address/link-token.ts';
import { ProofContext } from '../ui/form/bound/proof-context.ts';
import { AroundScreens } from './layout/around-screens.tsx';
import { ThemeButton } from './layout/theme-button.tsx';
import { useProof } from './identity/use-proof.tsx';

// runs before a redirect to sign-in, which would lose the token in the address
takeLinkToken();

/** The agency's console: everything below `/admin`, in its own frame instead of the site's. */
function Console() {
  const { withProof, dialog } = useProof();
  return (
    <AroundScreens>
      <ProofContext value={withProof}>
        <ConsoleFrame theme={<ThemeButton />} />
      </ProofContext>
      {dialog}
    </AroundScreens>
  );
}

export const page = definePage(Console, {
  meta: ({ url }) => ({ title: consoleTitle(url.pathname), noIndex: true }),
  status: ({ url }) => (isConsolePage(url.pathname) ? 200 : 404),
});
