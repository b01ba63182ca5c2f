/**
 * Short messages (spec §8, §9). The library and its view load while the page is idle, or with the first
 * message; calls made before that keep their order because they wait for the same promise.
 */
import type { ComponentType } from 'react';
import type * as Library from 'react-hot-toast/headless';
import { loadScript } from '../../lib/load-script.ts';
import { reportMissingScript } from '../../lib/report-missing-script.ts';

let showView: (view: ComponentType) => void = () => undefined;
let loading: Promise<typeof Library> | undefined;

/** The view of the messages, once it has loaded. */
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

/** Fetches the library and the view, so that the first message needs no network. */
export function prepareToasts(): Promise<typeof Library> {
  loading ??= load();
  return loading;
}

/** Where the library is lost, the document's own notice has the text. */
function withLibrary(text: string, act: (library: typeof Library) => unknown): void {
  prepareToasts().then(act, () => reportMissingScript(text));
}

/** A message takes the place of an earlier one about the same `act`, such as `delete-booking-7`. */
export const toast = {
  /** Shown for 2 s. */
  success(text: string, act = ''): void {
    withLibrary(text, (module) => module.toast.success(text, { id: act }));
  },
  /** Shown for 4 s, with the reason on a line of its own where there is one. */
  error(text: string, act = '', reason = ''): void {
    const whole = text + (reason && `\n${reason}`);
    withLibrary(text, (module) => module.toast.error(whole, { id: act }));
  },
};
