import { definePage } from '../../../api/page.ts';
import { privacyText } from '../../../domain/legal/privacy-text.ts';
import { LegalPage } from './legal-page.tsx';
import { loadLegalText } from './load-legal-text.ts';

const Privacy = () => <LegalPage name="privacy" ours={privacyText} />;

export const page = definePage(Privacy, {
  meta: () => ({ title: privacyText.title, description: privacyText.text }),
  load: ({ dispatch }) => [loadLegalText(dispatch, 'privacy')],
});
