import { copyText } from './clipboard.ts';

export interface Shared {
  title: string;
  text: string;
  url: string;
}

/** The result: shared through the device's sheet, copied, canceled by the visitor, or failed. */
export type ShareResult = 'shared' | 'copied' | 'cancelled' | 'failed';

/**
 * Shares through the device's sheet, or copies `fallback` if that isn't possible (spec §2, §8). The caller shows 'Link
 * copied to clipboard!' for `copied`.
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
