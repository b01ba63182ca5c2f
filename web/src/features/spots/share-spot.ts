import type { Spot } from '@wayfarer/contract';
import { paths } from '../../domain/paths.ts';
import { share } from '../../lib/device/share.ts';
import { toast } from '../../ui/feedback/toast.ts';

const shareTexts = {
  copied: 'Link copied to clipboard!',
  failed: 'The link could not be copied. Copy it from the address bar of the destination.',
  text: (spot: Pick<Spot, 'spot' | 'country'>) => `Check out ${spot.spot} in ${spot.country}!`,
} as const;

/**
 * Shares the address of a destination's page: the device's sheet, else the clipboard with a message
 * (spec §8). `copied` makes the text for the clipboard out of the address: the address alone unless said.
 */
export async function shareSpot(
  spot: Pick<Spot, '_id' | 'spot' | 'country'>,
  copied: (url: string) => string = (url) => url,
): Promise<void> {
  const url = new URL(paths.destination(spot._id), location.origin).href;
  const shared = { title: spot.spot, text: shareTexts.text(spot), url };
  const result = await share(shared, copied(url));
  if (result === 'copied') toast.success(shareTexts.copied);
  if (result === 'failed') toast.error(shareTexts.failed);
}
