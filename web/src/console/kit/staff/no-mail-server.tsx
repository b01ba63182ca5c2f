import { Banner } from '../../../ui/feedback/banner.tsx';
import { FormCheckbox } from '../../../ui/form/bound/form-checkbox.tsx';
import { noMailTexts as texts } from './copy.texts.js';
import { useStaff } from './staff.ts';

/** A warning above features that only send emails: no email will be delivered. Nothing if there is a mail server. */
export function NoMailServer() {
  const { mails } = useStaff();
  return mails === 'none' && <Banner tone="warning">{texts.text}</Banner>;
}

/** The checkbox to email the traveler about the action. Without a mail server, it is replaced by a note. */
export function MailChoice(props: { name: string; label: string }) {
  const { mails } = useStaff();
  if (mails === 'none') return <p className="text-sm text-muted">{texts.text}</p>;
  return <FormCheckbox {...props} />;
}
