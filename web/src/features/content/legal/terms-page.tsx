import { definePage } from '../../../api/page.ts';
import { usePublicConfig } from '../../../api/public-config.ts';
import { termsHead, termsText } from '../../../domain/legal/terms-text.ts';
import { LegalPage } from './legal-page.tsx';
import { loadLegalText } from './load-legal-text.ts';

function Terms() {
  const { mode, site } = usePublicConfig();
  return <LegalPage name="terms" ours={termsText(site, mode === 'demo')} />;
}

export const page = definePage(Terms, {
  meta: () => ({ title: termsHead.title, description: termsHead.text }),
  load: ({ dispatch }) => [loadLegalText(dispatch, 'terms')],
});
