import { UNSUBSCRIBE_PATH } from '@wayfarer/contract';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { errorDetail } from '../../api/error-text.ts';
import type { Page } from '../../api/page.ts';
import { linkedPaths, paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Banner } from '../../ui/banner.tsx';
import { useUnsubscribeNewsletterMutation } from './api.ts';
import { unsubscribeTexts as texts } from './messages.ts';

function Message({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className="display text-h2">{title}</h1>
      <p className="mt-3 text-lg text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={paths.home()}>{texts.home}</ButtonLink>
        <ButtonLink to={linkedPaths.contact()} variant="secondary">
          {texts.contact}
        </ButtonLink>
      </div>
    </>
  );
}

/** Asks once more: programs that look into mails follow links, too, but they press no buttons. */
function Confirm({ token }: { token: string }) {
  const [unsubscribe, { isLoading, isSuccess, error }] = useUnsubscribeNewsletterMutation();
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSuccess) result.current?.focus();
  }, [isSuccess]);
  if (isSuccess) {
    return (
      <div ref={result} tabIndex={-1}>
        <Message title={texts.doneTitle} text={texts.doneText} />
      </div>
    );
  }
  return (
    <>
      <h1 className="display text-h2">{texts.title}</h1>
      <p className="mt-3 text-lg text-muted">{texts.text}</p>
      {error && (
        <div className="mt-5">
          <Banner>
            {texts.failed} {errorDetail(error)}
          </Banner>
        </div>
      )}
      <Button
        className="mt-6"
        loading={isLoading}
        onClick={() => void unsubscribe({ body: { token } })}
      >
        {isLoading ? texts.submitting : texts.submit}
      </Button>
    </>
  );
}

/** Where the newsletter's mail leads to leave it. */
function Unsubscribe() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <div className="container-x py-10 sm:py-16">
      <Card floating className="mx-auto max-w-xl">
        {token === '' ? (
          <Message title={texts.missingTitle} text={texts.missingText} />
        ) : (
          <Confirm token={token} />
        )}
      </Card>
    </div>
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
