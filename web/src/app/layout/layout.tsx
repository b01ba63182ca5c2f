import { Outlet, ScrollRestoration, useMatch } from 'react-router';
import { patterns } from '../../domain/paths.ts';
import { ToastHost } from '../../ui/feedback/toast-host.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Progress } from './progress.tsx';
import { scrollKey } from './scroll-key.ts';
import { NoticesHost } from './notices-host.tsx';
import { useHead } from './use-head.ts';
import { useRouteFocus } from './use-route-focus.ts';

const MAIN_ID = 'main';

function Head() {
  useHead();
  return null;
}

/** The frame around every screen: skip link, header, main, footer, messages. */
export function Layout() {
  const overlay = useMatch(patterns.home) !== null;
  // beside a card field there is nothing to wander off to
  const checkout = useMatch(patterns.payment) !== null;
  const main = useRouteFocus();
  return (
    <>
      <a
        href={`#${MAIN_ID}`}
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-field bg-ink px-5 py-3 font-semibold text-paper focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <Head />
      <Progress />
      <Header overlay={overlay} reduced={checkout} />
      <main
        ref={main}
        id={MAIN_ID}
        tabIndex={-1}
        className="min-h-[calc(100svh-4.75rem)] grow print:min-h-0"
      >
        <Outlet />
      </main>
      <Footer reduced={checkout} />
      <NoticesHost />
      <ToastHost />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
