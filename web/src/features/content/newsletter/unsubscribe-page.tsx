import { parseReviewMailsToken, UNSUBSCRIBE_PATH } from '@wayfarer/contract';
import { useSearchParams } from 'react-router';
import { definePage } from '../../../api/page.ts';
import { messagesApi } from '../api.ts';
import { noReviewMailsTexts, unsubscribeTexts as texts } from '../copy.texts.js';
import { NewsletterStep, StepMessage } from './newsletter-step.tsx';

/** The page behind the unsubscribe links of the newsletter and of review requests. */
function Unsubscribe() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const shown = parseReviewMailsToken(token) === null ? texts : noReviewMailsTexts;
  const [unsubscribe, { isLoading, isSuccess, error }] =
    messagesApi.useUnsubscribeNewsletterMutation();
  return (
    <NewsletterStep
      texts={shown}
      token={token}
      press={() => void unsubscribe({ body: { token } })}
      isLoading={isLoading}
      error={error}
      outcome={isSuccess ? <StepMessage title={shown.doneTitle} text={shown.doneText} /> : null}
    />
  );
}

export const page = definePage(Unsubscribe, {
  meta: () => ({
    title: texts.title,
    description: texts.text,
    canonical: UNSUBSCRIBE_PATH,
    noIndex: true,
  }),
});
