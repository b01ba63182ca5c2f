/** A script that could not be fetched. This document cannot fetch it again; a new one can. */
export class MissingScript extends Error {}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Any response will do: only the network is in question. */
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

/** Waits for the network. Meanwhile the document says that it is gone (server/document.ts). */
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
 * Loads a part of the application: `loadScript(() => import('./part.tsx'))`. A browser asks for a module
 * only once in the life of a document, so nothing is asked for while the network is gone. What failed all
 * the same is a `MissingScript`, thrown when the page can be loaded again.
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
