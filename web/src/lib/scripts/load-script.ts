/** A script that couldn't be loaded. This document can't request the script again, but a new document can. */
export class MissingScript extends Error {}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** True if the network works; any response counts. */
const isReachable = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

const onlineOrAfter = (ms: number) =>
  new Promise<unknown>((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, ms);
  });

/** Waits for the network. In the meantime, the document says that it is offline (server/document.ts). */
async function untilReachable(): Promise<void> {
  const { dataset } = document.documentElement;
  let pause = FIRST_PAUSE_MS;
  while (!(await isReachable())) {
    dataset['late'] ??= 'offline';
    await onlineOrAfter(pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  }
  if (dataset['late'] === 'offline') delete dataset['late'];
}

/**
 * Loads a part of the application: `loadScript(() => import('../part.tsx'))`. A browser requests a module only once per
 * document, so this requests nothing while offline. If the request still fails, throws `MissingScript` once the page
 * can be reloaded.
 */
export async function loadScript<Module>(find: () => Promise<Module>): Promise<Module> {
  if (import.meta.env.SSR) return find();
  if (!navigator.onLine) await untilReachable();
  try {
    return await find();
  } catch {
    await untilReachable();
    throw new MissingScript();
  }
}
