import { definePage } from '../../../api/page.ts';
import { cookiesText } from '../../../domain/legal/cookies-text.ts';
import { LegalPage } from './legal-page.tsx';
import { loadLegalText } from './load-legal-text.ts';

const Cookies = () => <LegalPage name="cookies" ours={cookiesText} />;

export const page = definePage(Cookies, {
  meta: () => ({ title: cookiesText.title, description: cookiesText.text }),
  load: ({ dispatch }) => [loadLegalText(dispatch, 'cookies')],
});
