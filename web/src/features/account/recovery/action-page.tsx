import { useSearchParams } from 'react-router';
import { definePage } from '../../../api/page.ts';
import { BadLink } from './bad-link.tsx';
import { FollowLink } from './follow-link.tsx';
import { ResetPassword } from './reset-password.tsx';
import { linkTexts as texts } from './copy.texts.js';

/**
 * The page behind links in emails, as the identity service writes them:
 * `?mode=resetPassword|verifyEmail|verifyAndChangeEmail|recoverEmail&oobCode=...`. One page for all of them works both
 * with Firebase's single action address and with the embedded service's separate ones.
 */
function Action() {
  const [query] = useSearchParams();
  const code = query.get('oobCode') ?? '';
  const mode = query.get('mode');
  if (code === '') return <BadLink />;
  if (mode === 'resetPassword') return <ResetPassword key={code} code={code} />;
  return <FollowLink key={code} code={code} mode={mode} />;
}

export const page = definePage(Action, {
  meta: () => ({ title: texts.title, noIndex: true }),
});
