import type { Spot } from '@wayfarer/contract';
import { countryOf } from '../../lib/language.ts';
import { paths, withPrefix } from '../../domain/paths.ts';
import { share } from '../../lib/device/share.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { shareTexts } from './share-spot.texts.js';

/**
 * Shares a destination's address through the device's share sheet, or copies it and shows a message (spec §8). `copied`
 * makes the text for the clipboard from the address; by default, the text is the address itself.
 */
export async function shareSpot(
  spot: Pick<Spot, '_id' | 'spot' | 'country'>,
  copied: (url: string) => string = (url) => url,
): Promise<void> {
  const url = new URL(withPrefix(paths.destination(spot._id)), location.origin).href;
  const shared = {
    title: spot.spot,
    text: shareTexts.text({ spot: spot.spot, country: countryOf(spot) }),
    url,
  };
  const result = await share(shared, copied(url));
  if (result === 'copied') toast.success(shareTexts.copied);
  if (result === 'failed') toast.error(shareTexts.failed);
}
