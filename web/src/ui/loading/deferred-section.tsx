import {
  type ComponentType,
  lazy,
  memo,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { queueClicks } from '../../lib/scripts/queue-clicks.ts';
import { whenNear } from '../../lib/near-viewport.ts';
import { loadScript } from '../../lib/scripts/load-script.ts';
import { reportMissingScript } from '../../lib/scripts/report-missing-script.ts';
import { whenIdle } from '../../lib/scripts/when-idle.ts';

/** A section of a page whose script may load later than its markup. */
export interface DeferredSection {
  Component: ComponentType;
  /** Loads the script immediately: on the server before rendering, in the browser while navigating to the page. */
  load(): Promise<void>;
}

function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  // a layout effect runs before the browser handles the next event
  useLayoutEffect(onHydrated, [onHydrated]);
  return null;
}

/**
 * A section below the first screen, hydrated lazily: the server renders it, and its script loads when the visitor gets
 * near or the page is idle, so that the first screen responds sooner. Clicks before the script has loaded are queued
 * and replayed.
 */
export function deferredSection(find: () => Promise<ComponentType>): DeferredSection {
  let loaded: ComponentType | undefined;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const load = async () => {
    open();
    loaded ??= await loadScript(find);
  };
  const Lazy = lazy(async () => {
    await opened;
    try {
      return { default: await loadScript(find) };
    } catch {
      reportMissingScript();
      // the server's markup stays on the page, which is better than an error
      return new Promise<never>(() => {});
    }
  });

  // without props or state, because an update from outside would discard the server's markup
  const Component = memo(function Deferred() {
    const place = useRef<HTMLDivElement>(null);
    const replayClicks = useRef<() => void>(undefined);
    const [replay] = useState(() => () => {
      replayClicks.current?.();
      replayClicks.current = undefined;
    });
    const [Part] = useState(() => loaded ?? Lazy);
    useEffect(() => {
      if (!place.current || Part === loaded) return undefined;
      replayClicks.current = queueClicks(place.current);
      // the lazy component reports the failure
      const start = () => void load().catch(() => undefined);
      const stops = [whenNear(place.current, start), whenIdle(start)];
      return () => [...stops, replay].forEach((stop) => stop());
    }, [Part, replay]);
    return (
      <div ref={place} className="later offscreen">
        <Suspense fallback={<div className="min-h-svh" />}>
          <Part />
          <Hydrated onHydrated={replay} />
        </Suspense>
      </div>
    );
  });
  return { Component, load };
}
