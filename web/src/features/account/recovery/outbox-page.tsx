import type { OutboxMail } from '@wayfarer/contract';
import { RefreshCw } from 'lucide';
import { definePage } from '../../../api/page.ts';
import { usePublicConfig } from '../../../api/public-config.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { paths } from '../../../domain/paths.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Container, PageHeader } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { accountApi } from '../api.ts';
import { MailText } from './mail-text.tsx';
import { linkTexts, outboxTexts as texts } from './copy.texts.js';

function MailCard({ mail }: { mail: OutboxMail }) {
  return (
    <li>
      <Card>
        <article aria-labelledby={`mail-${mail._id}`}>
          <h2 id={`mail-${mail._id}`} className="display text-h3 wrap-anywhere">
            {mail.subject}
          </h2>
          <p className="mt-1 mb-4 text-sm text-muted wrap-anywhere">
            {texts.to} {mail.to} ·{' '}
            <time dateTime={mail.createdAt}>{formatMoment(mail.createdAt)}</time>
          </p>
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <iframe
              title={texts.asShown(mail.subject)}
              src={`/api/outbox/${encodeURIComponent(mail._id)}/html`}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              loading="lazy"
              className="h-128 w-full rounded-card border border-line"
            />
            <section aria-label={texts.asText}>
              <p className="mb-2 text-sm font-semibold text-muted">{texts.asText}</p>
              <MailText text={mail.text} />
            </section>
          </div>
        </article>
      </Card>
    </li>
  );
}

function Mails() {
  const query = accountApi.useListOutboxQuery(undefined, {
    // emails arrive without any action on this page, so the cached list may be old
    refetchOnMountOrArgChange: true,
  });
  const { currentData, isFetching, isError, refetch } = query;
  return (
    <>
      <PageHeader
        title={texts.title}
        text={texts.text}
        actions={
          <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            {!isFetching && <Icon shape={RefreshCw} className="size-4" />}
            {texts.refresh}
          </Button>
        }
      />
      <Container className="pb-10">
        {isError && currentData && (
          <div className="mb-4 max-w-3xl">
            <Banner>{texts.failed}</Banner>
          </div>
        )}
        <QueryView
          query={query}
          loading={
            <div role="status">
              <p className="sr-only">{texts.loading}</p>
              <Skeleton className="h-56 rounded-panel!" />
            </div>
          }
          failed={texts.failed}
          empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
        >
          {(mails) => (
            <ul className="flex flex-col gap-4">
              {mails.map((mail) => (
                <MailCard key={mail._id} mail={mail} />
              ))}
            </ul>
          )}
        </QueryView>
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

// no `load`, because emails must never be in a page that the server caches
export const page = definePage(Outbox, {
  meta: () => ({ title: texts.title, noIndex: true }),
  status: ({ config }) => (config.mode === 'demo' ? 200 : 404),
});
