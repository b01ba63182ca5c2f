import { whenQuiet } from '../lib/when-quiet.ts';

const nextQuiet = () => new Promise<void>((resolve) => whenQuiet(resolve));

/**
 * Lays out what the style sheet left for later (`.offscreen`), a part at a time in quiet moments. From
 * then on everything has its true height, so that places are found again.
 */
export async function layOutRest(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('.offscreen')) {
    await nextQuiet();
    part.style.contentVisibility = 'visible';
  }
  document.documentElement.dataset['whole'] = '';
}
