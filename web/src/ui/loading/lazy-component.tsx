import { type ComponentType, lazy } from 'react';
import { reportMissingScript } from '../../lib/report-missing-script.ts';

/**
 * A component whose script loads when it is first rendered. Where it cannot be loaded, the rest of the
 * screen stays, and the notice offers to reload: a browser does not fetch a module twice in one document.
 */
export function lazyComponent<Props extends object>(find: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await find() };
    } catch {
      reportMissingScript();
      return { default: () => null };
    }
  });
}
