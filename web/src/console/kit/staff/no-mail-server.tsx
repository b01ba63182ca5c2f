import { Banner } from '../../../ui/feedback/banner.tsx';
import { FormCheckbox } from '../../../ui/form/bound/form-checkbox.tsx';
import { noMailTexts as texts } from './copy.ts';
import { useStaff } from './staff.ts';

/** Above what is nothing but a mail: that it reaches no one. */
export function NoMailServer() {
  const { mails } = useStaff();
  return mails === 'none' && <Banner tone="warning">{texts.text}</Banner>;
}

/** The choice to send an email with the action, if the site can send any. */
export function MailChoice(props: { name: string; label: string }) {
  const { mails } = useStaff();
  if (mails === 'none') return <p className="text-sm text-muted">{texts.text}</p>;
  return <FormCheckbox {...props} />;
}
