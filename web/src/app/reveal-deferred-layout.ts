import { whenIdle } from '../lib/scripts/when-idle.ts';

const nextIdle = () => new Promise<void>((resolve) => whenIdle(resolve));

/**
 * Lays out the sections that the style sheet deferred (`.offscreen`), one at a time while the page is idle. Afterward,
 * everything has its true height, so that scroll positions can be restored.
 */
export async function revealDeferredLayout(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('.offscreen')) {
    await nextIdle();
    part.style.contentVisibility = 'visible';
  }
  document.documentElement.dataset['layoutComplete'] = '';
}
