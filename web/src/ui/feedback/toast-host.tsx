import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/scripts/when-idle.ts';
import { prepareToasts, toastView } from './toast.ts';

/**
 * The live region for toasts. It is in the document even while there is no message, because screen readers announce
 * content only in a region that already exists.
 */
export function ToastHost() {
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    void toastView.then((view) => setView(() => view));
    // loads on every screen, because any form, such as the footer's, may show a toast
    return whenIdle(() => void prepareToasts().catch(() => undefined));
  }, []);
  return <div aria-live="polite">{View && <View />}</div>;
}
