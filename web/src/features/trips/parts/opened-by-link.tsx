import { Fragment, type ReactNode } from 'react';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import { useLinkCode } from '../../../lib/hooks/use-link-code.ts';
import type { ShownQuery } from '../../../lib/query-state.ts';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Container } from '../../../ui/layout/layout.tsx';
import { LoadingTrip } from '../trip/loading-trip.tsx';
import { TripQuery } from './trip-query.tsx';

/**
 * Fetches again each time, because the trip or voucher may have changed since the last load, and the link may have
 * ended.
 */
export const FRESH = { refetchOnMountOrArgChange: true } as const;

interface LinkView {
  texts: Readonly<
    Record<'failed' | 'gone' | 'goneText' | 'loading' | 'missing' | 'missingText', string>
  >;
  /** Links for visitors whose link doesn't work. */
  actions: ReactNode;
}

/** The content behind a link, or a note that the link no longer works. */
export function LinkQuery<Opened>({
  texts,
  actions,
  ...view
}: LinkView & { query: ShownQuery<Opened>; children: (opened: Opened) => ReactNode }) {
  const gone = <EmptyState level={1} title={texts.gone} text={texts.goneText} actions={actions} />;
  return <TripQuery texts={texts} notFound={gone} {...view} />;
}

/**
 * A page that a link opens for people without an account. The server renders it without data, because only the browser
 * knows the token after `#`. The token is sent in a body and stored nowhere.
 */
export function OpenedByLink({
  texts,
  actions,
  children,
}: LinkView & { children: (token: string) => ReactNode }) {
  const token = useLinkCode();
  const inBrowser = useInBrowser();
  if (!inBrowser) return <LoadingTrip level={1} text={texts.loading} />;
  if (token !== '') return <Fragment key={token}>{children(token)}</Fragment>;
  return (
    <Container>
      <EmptyState level={1} title={texts.missing} text={texts.missingText} actions={actions} />
    </Container>
  );
}
