import { Suspense, useSyncExternalStore } from 'react';
import { lazyComponent } from '../loading/lazy-component.tsx';
import { toastDemand } from './toast.ts';

const ToastView = lazyComponent(async () => (await import('./toast-view.tsx')).ToastView);

/**
 * Stands once in the layout; shows nothing and loads nothing before the first message. What is read
 * out must be there before the text that comes into it.
 */
export function ToastHost() {
  const wanted = useSyncExternalStore(toastDemand.subscribe, toastDemand.wanted, () => false);
  return (
    <div aria-live="polite">
      {wanted && (
        <Suspense fallback={null}>
          <ToastView />
        </Suspense>
      )}
    </div>
  );
}
