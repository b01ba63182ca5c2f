import { Outlet, useLocation } from 'react-router';
import { patterns } from '../../domain/paths.ts';
import { inLanguages } from '../../lib/language.ts';
import { AroundScreens } from './around-screens.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageOffer } from './languages/language-offer.tsx';

/** The frame around every screen of the site: header, main, footer. */
export function Layout() {
  const { pathname } = useLocation();
  // a page with a card field has no links that lead away
  const checkout = /^\/pay(ment)?(\/|$)/i.test(pathname);
  return (
    <AroundScreens>
      {inLanguages && <LanguageOffer />}
      <Header overlay={pathname === patterns.home} reduced={checkout} />
      <main id="main" tabIndex={-1} className="min-h-[calc(100svh-4.75rem)] grow print:min-h-0">
        <Outlet />
      </main>
      <Footer reduced={checkout} />
    </AroundScreens>
  );
}
