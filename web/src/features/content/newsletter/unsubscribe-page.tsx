import { UNSUBSCRIBE_PATH } from '@wayfarer/contract';
import { useSearchParams } from 'react-router';
import type { Page } from '../../../api/page.ts';
import { useUnsubscribeNewsletterMutation } from '../api.ts';
import { unsubscribeTexts as texts } from '../copy.ts';
import { NewsletterStep, StepMessage } from './newsletter-step.tsx';

/** The page behind the newsletter's unsubscribe link. */
function Unsubscribe() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [unsubscribe, { isLoading, isSuccess, error }] = useUnsubscribeNewsletterMutation();
  return (
    <NewsletterStep
      texts={texts}
      token={token}
      press={() => void unsubscribe({ body: { token } })}
      isLoading={isLoading}
      error={error}
      outcome={isSuccess ? <StepMessage title={texts.doneTitle} text={texts.doneText} /> : null}
    />
  );
}

export const page: Page = {
  Component: Unsubscribe,
  meta: () => ({
    title: texts.title,
    description: texts.text,
    canonical: UNSUBSCRIBE_PATH,
    noIndex: true,
  }),
};
