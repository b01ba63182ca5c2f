import type { LinkedPayment } from '@wayfarer/contract';
import { useState } from 'react';
import { usePublicConfig } from '../../../api/public-config.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Container } from '../../../ui/layout/layout.tsx';
import { paymentsApi } from '../api.ts';
import { linkTexts as texts } from './copy.texts.js';
import { LinkPaid } from './link-paid.tsx';
import { LinkToPay } from './link-to-pay.tsx';
import { LoadingLink } from './loading-link.tsx';
import { Reach } from './reach.tsx';

/** Fetches again each time, because the link may have been paid or have ended in the meantime. */
const FRESH = { refetchOnMountOrArgChange: true } as const;

/** Shown for a code that no link has. */
function UnknownLink() {
  const { contact } = usePublicConfig();
  const reach = <Reach agency={contact} />;
  return <EmptyState level={1} title={texts.gone} text={texts.goneText} actions={reach} />;
}

/** Shown for a link with which nothing can be paid anymore. */
function ClosedLink({ link: { agency, state } }: { link: LinkedPayment }) {
  const isCanceled = state === 'canceled';
  return (
    <Container>
      <EmptyState
        level={1}
        title={isCanceled ? texts.canceled : texts.ended}
        text={isCanceled ? texts.canceledText(agency.name) : texts.endedText(agency.name)}
        actions={<Reach agency={agency} />}
      />
    </Container>
  );
}

function OpenedLink({ code, link }: { code: string; link: LinkedPayment }) {
  const { agency, payment, state, trip } = link;
  const [first] = useState(state);
  if (!trip || !payment) return <ClosedLink link={link} />;
  if (state === 'paid')
    return <LinkPaid agency={agency} trip={trip} payment={payment} isNew={first !== state} />;
  return <LinkToPay code={code} link={link} trip={trip} payment={payment} />;
}

/** The screen of a payment link, by its code. */
export function PaymentLink({ code }: { code: string }) {
  const query = paymentsApi.useLookUpLinkQuery({ body: { code } }, FRESH);
  // known before the card field, so that the note on test mode doesn't move it
  const config = paymentsApi.usePaymentConfigQuery();
  return (
    <QueryView
      query={config.isLoading ? { ...query, currentData: undefined } : query}
      level={1}
      loading={<LoadingLink />}
      failed={texts.failed}
      notFound={<UnknownLink />}
    >
      {(link) => <OpenedLink code={code} link={link} />}
    </QueryView>
  );
}
