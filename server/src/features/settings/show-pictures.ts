import type { SettingKey, SettingValue } from '@wayfarer/contract';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { claimAddresses } from '../pictures/index.ts';

/**
 * Attaches the pictures that a setting's value uses, so that they are kept. Returns the value with the pictures' data.
 * Throws `invalid_input`.
 */
export async function showPictures(
  context: UserContext,
  tx: Tx,
  key: SettingKey,
  value: unknown,
): Promise<unknown> {
  if (key === 'agency.logoPicture' || key === 'site.heroPicture') {
    const picture = value as SettingValue<typeof key>;
    const addresses = picture ? [picture.url] : [];
    const claimed = { addresses, field: 'value' };
    const [shown] = await claimAddresses(context, tx, { kind: 'agency', id: key }, claimed);
    return shown ? { url: addresses[0], width: shown.width, height: shown.height } : '';
  }
  if (key === 'site.team') {
    const portraits = (value as SettingValue<typeof key>).map(({ portrait }) => portrait);
    const claimed = { addresses: portraits.filter(Boolean), field: 'value' };
    await claimAddresses(context, tx, { kind: 'member', id: key }, claimed);
  }
  if (key === 'site.tour') {
    const pictures = (value as SettingValue<typeof key>).map(({ picture }) => picture);
    const claimed = { addresses: pictures.filter(Boolean), field: 'value' };
    await claimAddresses(context, tx, { kind: 'agency', id: key }, claimed);
  }
  return value;
}
