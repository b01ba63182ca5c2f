/**
 * Short messages (spec §8, §9). The library and its view load with the first message; calls made
 * before that keep their order because they wait for the same promise.
 */
import type * as Library from 'react-hot-toast/headless';
import { reportMissingScript } from '../../lib/report-missing-script.ts';

const listeners = new Set<() => void>();
let wanted = false;

function withLibrary(act: (library: typeof Library) => unknown): void {
  if (!wanted) {
    wanted = true;
    for (const listener of listeners) listener();
  }
  void import('react-hot-toast/headless').then(act).catch(reportMissingScript);
}

let count = 0;

export const toast = {
  /** Shown for 2 s. */
  success(text: string): void {
    withLibrary((module) => module.toast.success(text));
  },
  /** Shown for 4 s. */
  error(text: string): void {
    withLibrary((module) => module.toast.error(text));
  },
  /** A plain message, shown for 4 s. */
  show(text: string): void {
    withLibrary((module) => module.toast(text));
  },
  /** Stays until `dismiss(id)`. */
  loading(text: string): string {
    count += 1;
    const id = `loading-${count}`;
    withLibrary((module) => module.toast.loading(text, { id }));
    return id;
  },
  dismiss(id: string): void {
    withLibrary((module) => module.toast.dismiss(id));
  },
};

/** Lets the host mount the view once the first message was asked for. */
export const toastDemand = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  wanted: () => wanted,
};
