import { whenIdle } from '../lib/when-idle.ts';

const nextIdle = () => new Promise<void>((resolve) => whenIdle(resolve));

/**
 * Lays out what the style sheet left for later (`.offscreen`), a part at a time in quiet moments. From
 * then on everything has its true height, so that places are found again.
 */
export async function revealDeferredLayout(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('.offscreen')) {
    await nextIdle();
    part.style.contentVisibility = 'visible';
  }
  document.documentElement.dataset['layoutComplete'] = '';
}
