import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadScript } from '../../lib/scripts/load-script.ts';
import { reportMissingScript } from '../../lib/scripts/report-missing-script.ts';

interface Placeholder {
  /** Shown until the script has loaded; nothing by default. */
  whileLoading?: ReactNode;
}

const Nothing = () => null;

/**
 * A component whose script loads when it is first shown, when the network is back, or earlier by `load`. If it can't be
 * loaded, the rest of the screen stays, and a notice offers to reload. It doesn't suspend, because React shows
 * suspended content no sooner than 300 ms after its placeholder.
 */
export function lazyComponent<Props extends object>(find: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  async function loadOnce(): Promise<ComponentType<Props>> {
    try {
      loaded = await loadScript(find);
    } catch {
      reportMissingScript();
      loaded = Nothing;
    }
    return loaded;
  }

  const load = () => (loading ??= loadOnce());

  function Lazy(props: Props & Placeholder) {
    const [Loaded, setLoaded] = useState(() => loaded);
    useEffect(() => {
      if (!Loaded) void load().then((found) => setLoaded(() => found));
    }, [Loaded]);
    return Loaded ? <Loaded {...props} /> : props.whileLoading;
  }

  return Object.assign(Lazy, { load });
}
