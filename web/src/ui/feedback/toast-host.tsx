import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import { prepareToasts, toastView } from './toast.ts';

/**
 * The live region for toasts, once in the layout and empty without a message: it must exist before
 * its content for screen readers to announce it.
 */
export function ToastHost() {
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    void toastView.then((view) => setView(() => view));
    // every screen has a form, if only the footer's
    return whenIdle(() => void prepareToasts().catch(() => undefined));
  }, []);
  return <div aria-live="polite">{View && <View />}</div>;
}
