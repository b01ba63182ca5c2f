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
import { queueClicks } from '../../lib/queue-clicks.ts';
import { whenNear } from '../../lib/near-viewport.ts';
import { reportMissingScript } from '../../lib/report-missing-script.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/** A part of a page whose script may come later than its markup. */
export interface DeferredSection {
  Component: ComponentType;
  /** Loads the script at once: the server before it renders, the browser on the way to the page. */
  load(): Promise<void>;
}

function Arrived({ onArrived }: { onArrived: () => void }) {
  // before the browser hears the next event
  useLayoutEffect(onArrived, [onArrived]);
  return null;
}

/**
 * A part below what is seen first. The server renders it; its script loads when the visitor comes near
 * or the page is quiet, so that what is seen first answers sooner. What is pressed before the script has
 * arrived is pressed again afterwards.
 */
export function deferredSection(find: () => Promise<ComponentType>): DeferredSection {
  let loaded: ComponentType | undefined;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const load = async () => {
    open();
    loaded ??= await find();
  };
  const Lazy = lazy(async () => {
    await opened;
    try {
      return { default: await find() };
    } catch {
      reportMissingScript();
      // what the server rendered stays on the page for good, and is better than an error
      return new Promise<never>(() => {});
    }
  });

  // Without properties or state: an update from outside would throw the server's markup away.
  const Component = memo(function Deferred() {
    const place = useRef<HTMLDivElement>(null);
    const release = useRef<() => void>(undefined);
    const [letGo] = useState(() => () => {
      release.current?.();
      release.current = undefined;
    });
    const [Part] = useState(() => loaded ?? Lazy);
    useEffect(() => {
      if (!place.current || Part === loaded) return undefined;
      release.current = queueClicks(place.current);
      // the lazy part says so itself
      const start = () => void load().catch(() => undefined);
      const stops = [whenNear(place.current, start), whenIdle(start)];
      return () => [...stops, letGo].forEach((stop) => stop());
    }, [Part, letGo]);
    return (
      <div ref={place} className="later offscreen">
        <Suspense fallback={<div className="min-h-svh" />}>
          <Part />
          <Arrived onArrived={letGo} />
        </Suspense>
      </div>
    );
  });
  return { Component, load };
}
