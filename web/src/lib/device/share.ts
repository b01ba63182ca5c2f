import { copyText } from './clipboard.ts';

export interface Shared {
  title: string;
  text: string;
  url: string;
}

/** How it went: the device's sheet took it, it was copied, the visitor changed their mind, or neither worked. */
export type ShareResult = 'shared' | 'copied' | 'cancelled' | 'failed';

/**
 * Shares through the device's sheet, or copies `fallback` where there is none (spec §2, §8).
 * The caller shows 'Link copied to clipboard!' for `copied`.
 */
export async function share(content: Shared, fallback = content.url): Promise<ShareResult> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(content);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copyText(fallback)) ? 'copied' : 'failed';
}
