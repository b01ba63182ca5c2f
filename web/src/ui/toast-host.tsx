import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { toastDemand } from './toast.ts';

const ToastView = lazyPart(async () => (await import('./toast-view.tsx')).ToastView);

/** Stands once in the layout; shows nothing and loads nothing before the first message. */
export function ToastHost() {
  const wanted = useSyncExternalStore(toastDemand.subscribe, toastDemand.wanted, () => false);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastView />
    </Suspense>
  );
}
