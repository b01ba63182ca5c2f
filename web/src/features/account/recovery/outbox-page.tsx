import type { OutboxMail } from '@wayfarer/contract';
import { RefreshCw } from 'lucide-react';
import { errorDetail } from '../../../api/error-text.ts';
import type { Page } from '../../../api/page.ts';
import { usePublicConfig } from '../../../api/public-config.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { paths } from '../../../domain/paths.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Container, PageHeader } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { useListOutboxQuery } from '../api.ts';
import { MailText } from './mail-text.tsx';
import { linkTexts, outboxTexts as texts } from './copy.ts';

function MailCard({ mail }: { mail: OutboxMail }) {
  return (
    <li>
      <Card>
        <article aria-labelledby={`mail-${mail._id}`}>
          <h2 id={`mail-${mail._id}`} className="display text-h3">
            {mail.subject}
          </h2>
          <p className="mt-1 mb-4 text-sm text-muted wrap-anywhere">
            {texts.to} {mail.to} ·{' '}
            <time dateTime={mail.createdAt}>{formatMoment(mail.createdAt)}</time>
          </p>
          <MailText text={mail.text} />
        </article>
      </Card>
    </li>
  );
}

function Mails() {
  const { data, isFetching, isError, error, refetch } = useListOutboxQuery(undefined, {
    // mails come by themselves: what was seen before is not the truth
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <PageHeader
        title={texts.title}
        text={texts.text}
        actions={
          <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            {!isFetching && <RefreshCw aria-hidden="true" className="size-4" />}
            {texts.refresh}
          </Button>
        }
      />
      <Container className="pb-10">
        {!data && !isError && (
          <div role="status">
            <p className="sr-only">{texts.loading}</p>
            <Skeleton className="h-56 rounded-panel!" />
          </div>
        )}
        {isError && data && (
          <div className="mb-4 max-w-3xl">
            <Banner>{texts.failed}</Banner>
          </div>
        )}
        {isError && !data && (
          <ErrorState
            title={texts.failed}
            text={errorDetail(error)}
            onRetry={() => void refetch()}
          />
        )}
        {data?.length === 0 && <EmptyState title={texts.empty} text={texts.emptyText} />}
        {data && data.length > 0 && (
          <ul className="flex max-w-3xl flex-col gap-4">
            {data.map((mail) => (
              <MailCard key={mail._id} mail={mail} />
            ))}
          </ul>
        )}
      </Container>
    </>
  );
}

function Outbox() {
  const { mode } = usePublicConfig();
  if (mode === 'demo') return <Mails />;
  return (
    <EmptyState
      level={1}
      title={texts.closedTitle}
      text={texts.closedText}
      actions={<ButtonLink to={paths.home()}>{linkTexts.home}</ButtonLink>}
    />
  );
}

// No `load`: mails must never stand in a page that the server keeps.
export const page: Page = {
  Component: Outbox,
  meta: () => ({ title: texts.title, noIndex: true }),
  status: ({ config }) => (config.mode === 'demo' ? 200 : 404),
};
