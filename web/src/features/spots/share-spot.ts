import type { Spot } from '@wayfarer/contract';
import { paths } from '../../lib/paths.ts';
import { share } from '../../lib/share.ts';
import { toast } from '../../ui/toast.ts';

export const shareTexts = {
  copied: 'Link copied to clipboard!',
  failed: 'The link could not be copied. Copy it from the address bar of the destination.',
  text: (spot: Pick<Spot, 'spot' | 'country'>) => `Check out ${spot.spot} in ${spot.country}!`,
} as const;

/**
 * Shares the address of a destination's page: the device's sheet, else the clipboard with a message
 * (spec §8).
 */
export async function shareSpot(spot: Pick<Spot, '_id' | 'spot' | 'country'>): Promise<void> {
  const result = await share({
    title: spot.spot,
    text: shareTexts.text(spot),
    url: new URL(paths.destination(spot._id), location.origin).href,
  });
  if (result === 'copied') toast.success(shareTexts.copied);
  if (result === 'failed') toast.error(shareTexts.failed);
}
