import { type ComponentType, lazy } from 'react';
import { loadScript } from '../../lib/scripts/load-script.ts';
import { reportMissingScript } from '../../lib/scripts/report-missing-script.ts';

/**
 * A component whose script loads on its first rendering, or when the network is back. If it can't be loaded, the rest
 * of the screen stays, and a notice offers to reload.
 */
export function lazyComponent<Props extends object>(find: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await loadScript(find) };
    } catch {
      reportMissingScript();
      return { default: () => null };
    }
  });
}
