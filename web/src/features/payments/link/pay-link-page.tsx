import { Fragment } from 'react';
import { definePage } from '../../../api/page.ts';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import { useLinkCode } from '../../../lib/hooks/use-link-code.ts';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Container } from '../../../ui/layout/layout.tsx';
import { linkTexts as texts } from './copy.texts.js';
import { LoadingLink } from './loading-link.tsx';
import { PaymentLink } from './payment-link.tsx';

/**
 * The page behind a payment link, for people without an account. The server renders it without data, because only the
 * browser knows the code after `#`.
 */
function PayLinkPage() {
  const code = useLinkCode();
  if (!useInBrowser()) return <LoadingLink />;
  if (code !== '') {
    return (
      <Fragment key={code}>
        <PaymentLink code={code} />
      </Fragment>
    );
  }
  return (
    <Container>
      <EmptyState level={1} title={texts.missing} text={texts.missingText} />
    </Container>
  );
}

export const page = definePage(PayLinkPage, {
  meta: () => ({ title: texts.title, description: texts.description, noIndex: true }),
});
