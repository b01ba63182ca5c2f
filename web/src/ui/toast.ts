/**
 * Short messages (spec §8, §9). The library and its view load with the first message; calls made
 * before that keep their order because they wait for the same promise.
 */
const listeners = new Set<() => void>();
let wanted = false;

function library() {
  if (!wanted) {
    wanted = true;
    for (const listener of listeners) listener();
  }
  return import('react-hot-toast/headless');
}

let count = 0;

export const toast = {
  /** Shown for 2 s. */
  success(text: string): void {
    void library().then((module) => module.toast.success(text));
  },
  /** Shown for 4 s. */
  error(text: string): void {
    void library().then((module) => module.toast.error(text));
  },
  /** A plain message, shown for 4 s. */
  show(text: string): void {
    void library().then((module) => module.toast(text));
  },
  /** Stays until `dismiss(id)`. */
  loading(text: string): string {
    count += 1;
    const id = `loading-${count}`;
    void library().then((module) => module.toast.loading(text, { id }));
    return id;
  },
  dismiss(id: string): void {
    void library().then((module) => module.toast.dismiss(id));
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
