/**
 * Toasts (spec §8, §9). The library and its view load while the page is idle, or with the first toast. Toasts that are
 * requested before that keep their order, because they wait for the same promise.
 */
import type { ComponentType } from 'react';
import type * as Library from 'react-hot-toast/headless';
import { loadScript } from '../../lib/scripts/load-script.ts';
import { reportMissingScript } from '../../lib/scripts/report-missing-script.ts';

let showView: (view: ComponentType) => void = () => undefined;
let loading: Promise<typeof Library> | undefined;

/** The toasts' view, once it has loaded. */
export const toastView = new Promise<ComponentType>((resolve) => {
  showView = resolve;
});

async function load(): Promise<typeof Library> {
  const [library, { ToastView }] = await loadScript(() =>
    Promise.all([import('react-hot-toast/headless'), import('./toast-view.tsx')]),
  );
  showView(ToastView);
  return library;
}

/** Loads the library and the view, so that the first toast needs no network. */
export function prepareToasts(): Promise<typeof Library> {
  loading ??= load();
  return loading;
}

/** If the library can't load, the document's own notice shows the text. */
function withLibrary(text: string, act: (library: typeof Library) => unknown): void {
  prepareToasts().then(act, () => reportMissingScript(text));
}

/** A toast replaces an earlier one with the same `act`, such as `delete-booking-7`. */
export const toast = {
  /** Shows a toast for 2 s. */
  success(text: string, act = ''): void {
    withLibrary(text, (module) => module.toast.success(text, { id: act }));
  },
  /** Shows a toast for 4 s, with the reason, if any, on a separate line. */
  error(text: string, act = '', reason = ''): void {
    const whole = text + (reason && `\n${reason}`);
    withLibrary(text, (module) => module.toast.error(whole, { id: act }));
  },
};
