import { Outlet, useMatch } from 'react-router';
import { useSite } from '../../api/public-config.ts';
import { patterns } from '../../domain/paths.ts';
import { SiteNotice } from './site-notice.tsx';
import { AroundScreens } from './around-screens.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** The frame around every screen of the site: header, main, footer. */
export function Layout() {
  const { notice } = useSite();
  // below a bar there is no picture for the header to lie over
  const overlay = useMatch(patterns.home) !== null && notice === '';
  // beside a card field there is nothing to wander off to
  const checkout = useMatch(patterns.payment) !== null;
  return (
    <AroundScreens>
      <Header overlay={overlay} reduced={checkout} />
      <SiteNotice />
      <main id="main" tabIndex={-1} className="min-h-[calc(100svh-4.75rem)] grow print:min-h-0">
        <Outlet />
      </main>
      <Footer reduced={checkout} />
    </AroundScreens>
  );
}
