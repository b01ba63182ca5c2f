import { CONFIRM_NEWSLETTER_PATH } from '@wayfarer/contract';
import { useSearchParams } from 'react-router';
import { definePage } from '../../../api/page.ts';
import { messagesApi } from '../api.ts';
import { confirmTexts as texts } from '../copy.texts.js';
import { NewsletterStep, StepMessage } from './newsletter-step.tsx';

function Outcome({ confirmed }: { confirmed: boolean }) {
  return confirmed ? (
    <StepMessage title={texts.doneTitle} text={texts.doneText} />
  ) : (
    <StepMessage title={texts.oldTitle} text={texts.oldText} />
  );
}

/** The page behind the link that confirms a subscription. */
function ConfirmNewsletter() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [confirm, { data, isLoading, error }] = messagesApi.useConfirmNewsletterMutation();
  return (
    <NewsletterStep
      texts={texts}
      token={token}
      press={() => void confirm({ body: { token } })}
      isLoading={isLoading}
      error={error}
      outcome={data ? <Outcome confirmed={data.confirmed} /> : null}
    />
  );
}

export const page = definePage(ConfirmNewsletter, {
  meta: () => ({
    title: texts.title,
    description: texts.text,
    canonical: CONFIRM_NEWSLETTER_PATH,
    noIndex: true,
  }),
});
