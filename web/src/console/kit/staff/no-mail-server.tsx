import { Banner } from '../../../ui/feedback/banner.tsx';
import { FormCheckbox } from '../../../ui/form/bound/form-checkbox.tsx';
import { noMailTexts as texts } from './copy.texts.js';
import { useStaff } from './staff.ts';

/** Says above features that only send email that no email is delivered. */
export function NoMailServer() {
  const { mails } = useStaff();
  return mails === 'none' && <Banner tone="warning">{texts.text}</Banner>;
}

/** The checkbox that emails the traveler about the action, if the site can send email. */
export function MailChoice(props: { name: string; label: string }) {
  const { mails } = useStaff();
  if (mails === 'none') return <p className="text-sm text-muted">{texts.text}</p>;
  return <FormCheckbox {...props} />;
}
