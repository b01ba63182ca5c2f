import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import { prepareToasts, toastView } from './toast.ts';

/**
 * Stands once in the layout; empty while there is no message. What is read out must be there before the
 * text that comes into it.
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
