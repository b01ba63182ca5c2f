import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import type { ShownQuery } from '../../../lib/query-state.ts';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Container } from '../../../ui/layout/layout.tsx';
import { LoadingTrip } from '../trip/loading-trip.tsx';
import { TripQuery } from './trip-query.tsx';

/** The trip or voucher may have changed since the last load, and the link may have ended. */
export const FRESH = { refetchOnMountOrArgChange: true } as const;

interface OpenedByLinkProps<Opened> {
  texts: Readonly<
    Record<'failed' | 'gone' | 'goneText' | 'loading' | 'missing' | 'missingText', string>
  >;
  /** Where a visitor whose link doesn't work can go. */
  actions: ReactNode;
  /** The query of what a token opens. */
  useOpened: (token: string) => ShownQuery<Opened>;
  children: (opened: Opened) => ReactNode;
}

function Opened<T>({ token, useOpened, ...view }: OpenedByLinkProps<T> & { token: string }) {
  const { actions, children, texts } = view;
  return (
    <TripQuery
      query={useOpened(token)}
      texts={texts}
      notFound={<EmptyState level={1} title={texts.gone} text={texts.goneText} actions={actions} />}
    >
      {children}
    </TripQuery>
  );
}

/**
 * A page that a link opens for people without an account. The server renders it without data, because only browsers
 * know the token after `#`, which is sent in a body and stored nowhere.
 */
export function OpenedByLink<T>(props: OpenedByLinkProps<T>) {
  const { actions, texts } = props;
  const { hash } = useLocation();
  const inBrowser = useInBrowser();
  if (!inBrowser) return <LoadingTrip level={1} text={texts.loading} />;
  const token = hash.slice(1);
  if (token !== '') return <Opened key={hash} token={token} {...props} />;
  return (
    <Container>
      <EmptyState level={1} title={texts.missing} text={texts.missingText} actions={actions} />
    </Container>
  );
}
