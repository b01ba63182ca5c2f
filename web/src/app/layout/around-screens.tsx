import type { ReactNode } from 'react';
import { ScrollRestoration } from 'react-router';
import { ToastHost } from '../../ui/feedback/toast-host.tsx';
import { inLanguages } from '../../lib/language.ts';
import { Alternates } from './languages/alternates.tsx';
import { NoticesHost } from './notices-host.tsx';
import { Progress } from './progress.tsx';
import { scrollKey } from './scroll-key.ts';
import { useHead } from './use-head.ts';
import { useRouteFocus } from './use-route-focus.ts';
import * as texts from './copy.texts.js';

/** Parts that show nothing and act only in the browser, and are therefore left out on the server. */
const ACTS = !import.meta.env.SSR;

function Head() {
  useHead();
  return null;
}

/** Shared by the frames of the site and the console: skip link, head, progress, messages. */
export function AroundScreens({ children }: { children: ReactNode }) {
  useRouteFocus();
  return (
    <>
      <a
        href="#main"
        className="fixed top-3 start-3 z-50 -translate-y-24 rounded-field bg-ink px-5 py-3 font-semibold text-paper focus:translate-y-0 print:hidden"
      >
        {texts.skip}
      </a>
      {ACTS && <Head />}
      {ACTS && inLanguages && <Alternates />}
      <Progress />
      {children}
      <NoticesHost />
      <ToastHost />
      {ACTS && <ScrollRestoration getKey={scrollKey} />}
    </>
  );
}
