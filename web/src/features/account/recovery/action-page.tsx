import { useSearchParams } from 'react-router';
import { definePage } from '../../../api/page.ts';
import { BadLink } from './bad-link.tsx';
import { FollowLink } from './follow-link.tsx';
import { ResetPassword } from './reset-password.tsx';
import { linkTexts as texts } from './copy.texts.js';

/**
 * The page behind the links that the identity service writes in emails:
 * `?mode=resetPassword|verifyEmail|verifyAndChangeEmail|recoverEmail&oobCode=...`. One page for all modes works both
 * with Firebase, which has a single address for them, and with the embedded service, which has an address for each.
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
