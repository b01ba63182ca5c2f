import { Fragment, useState } from 'react';
import { useLocation } from 'react-router';
import { definePage } from '../../../api/page.ts';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Container } from '../../../ui/layout/layout.tsx';
import { linkTexts as texts } from './copy.texts.js';
import { LoadingLink } from './loading-link.tsx';
import { PaymentLink } from './payment-link.tsx';

/** The code in the address. It stays when the skip link replaces it in the address. */
function useCode(): string {
  const { hash } = useLocation();
  const [known, setKnown] = useState('');
  const code = hash === '#main' ? known : hash.slice(1);
  if (code !== known) setKnown(code);
  return code;
}

/**
 * The page behind a payment link, for people without an account. The server renders it without data, because only the
 * browser knows the code after `#`.
 */
function PayLinkPage() {
  const code = useCode();
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
