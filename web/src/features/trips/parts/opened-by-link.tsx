import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import { Container } from '../../../ui/layout/layout.tsx';
import { LoadingTrip } from '../trip/loading-trip.tsx';

/** The trip or voucher may have changed since the last load, and the link may have ended. */
export const FRESH = { refetchOnMountOrArgChange: true } as const;

/**
 * A page that a link opens for people without an account. The server renders it without data, because only browsers
 * know the token after `#`, which is sent in a body and stored nowhere.
 */
export function OpenedByLink({
  loading,
  missing,
  children,
}: {
  loading: string;
  /** Shown for a link whose last part is missing. */
  missing: ReactNode;
  children: (token: string) => ReactNode;
}) {
  const { hash } = useLocation();
  const inBrowser = useInBrowser();
  if (!inBrowser) return <LoadingTrip level={1} text={loading} />;
  const token = hash.slice(1);
  if (token === '') return <Container>{missing}</Container>;
  return <Fragment key={hash}>{children(token)}</Fragment>;
}
