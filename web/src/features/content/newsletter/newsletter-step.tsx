import { type ReactNode, useEffect, useRef } from 'react';
import { errorDetail } from '../../../lib/error-text.ts';
import { linkedPaths, paths } from '../../../domain/paths.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { newsletterStepTexts } from '../copy.texts.js';

interface StepTexts {
  title: string;
  text: string;
  submit: string;
  submitting: string;
  failed: string;
  missingTitle: string;
  missingText: string;
}

/** The result, with links to go on. */
export function StepMessage({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className="display text-h2 wrap-anywhere">{title}</h1>
      <p className="mt-3 text-lg text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={paths.home()}>{newsletterStepTexts.home}</ButtonLink>
        <ButtonLink to={linkedPaths.contact()} variant="secondary">
          {newsletterStepTexts.contact}
        </ButtonLink>
      </div>
    </>
  );
}

interface StepProps {
  texts: StepTexts;
  /** The token from the email's link; empty if the link was cut off. */
  token: string;
  press: () => void;
  isLoading: boolean;
  error: unknown;
  outcome: ReactNode;
}

/** A step that takes effect only after a press, because mail scanners follow links but don't press buttons. */
export function NewsletterStep({ texts, token, press, isLoading, error, outcome }: StepProps) {
  const result = useRef<HTMLDivElement>(null);
  const isDone = outcome !== null;
  useEffect(() => {
    if (isDone) result.current?.focus();
  }, [isDone]);
  return (
    <div className="container-x py-10 sm:py-16">
      <Card floating className="mx-auto max-w-xl">
        {token === '' ? (
          <StepMessage title={texts.missingTitle} text={texts.missingText} />
        ) : isDone ? (
          <div ref={result} tabIndex={-1}>
            {outcome}
          </div>
        ) : (
          <>
            <h1 className="display text-h2 wrap-anywhere">{texts.title}</h1>
            <p className="mt-3 text-lg text-muted">{texts.text}</p>
            {error !== undefined && (
              <div className="mt-5">
                <Banner>
                  {texts.failed} {errorDetail(error)}
                </Banner>
              </div>
            )}
            <Button className="mt-6" loading={isLoading} onClick={press}>
              {isLoading ? texts.submitting : texts.submit}
            </Button>
          </>
        )}
      </Card>
    </div>
  );
}
