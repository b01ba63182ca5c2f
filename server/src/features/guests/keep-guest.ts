import { phoneKey as keyOf } from '@wayfarer/contract';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { GuestRow } from '../../db/tables/guests.ts';
import { lockAddress } from '../booking-claims/index.ts';
import { findGuestByAddress, insertGuest, listGuestsByPhone, updateGuest } from './store.ts';

interface Named {
  name: string;
  /** Empty if unknown; a guest has an address, a telephone number, or both. */
  email: string;
  phone: string;
  /** The language that staff chose now; left out if none. */
  language?: string | undefined;
}

/**
 * Finds a booking's guest by address or, without one, by telephone number; adds a guest if there is none. A guest
 * known only by telephone gets the new address. The caller has locked the address or the number (`lockGuest`).
 */
export async function keepGuest(
  { clock, newId }: Pick<AppContext, 'clock' | 'newId'>,
  tx: Tx,
  { email, language, name, phone }: Named,
  since = clock.now(),
): Promise<Pick<GuestRow, 'id' | 'language'>> {
  const [emailKey, phoneKey] = [email.toLowerCase(), keyOf(phone)];
  const known = await findGuest(tx, emailKey, phoneKey);
  if (known) {
    await updateGuest(tx, known.id, {
      name,
      ...(emailKey !== '' && { email, emailKey }),
      ...(phoneKey !== '' && { phone, phoneKey }),
      ...(language !== undefined && { language }),
    });
    return { id: known.id, language: language ?? known.language };
  }
  const id = newId();
  const made = { id, name, email, emailKey, phone, phoneKey, language: language ?? null };
  await insertGuest(tx, { ...made, createdAt: since });
  return made;
}

/** Locks a customer's address and number until the transaction ends, so that no one else adds the same guest. */
export async function lockGuest(tx: Tx, { email, phone }: Pick<Named, 'email' | 'phone'>) {
  const number = keyOf(phone);
  if (number !== '') await lockAddress(tx, `tel:${number}`);
  if (email !== '') await lockAddress(tx, email.toLowerCase());
}

/**
 * Finds a guest. A family may share a telephone, so a guest with the same number but another address is a different
 * person.
 */
async function findGuest(tx: Tx, emailKey: string, phoneKey: string): Promise<GuestRow | null> {
  const byAddress = emailKey === '' ? null : await findGuestByAddress(tx, emailKey);
  if (byAddress) return byAddress;
  const byPhone = phoneKey === '' ? [] : await listGuestsByPhone(tx, phoneKey);
  return byPhone.find((guest) => emailKey === '' || guest.emailKey === '') ?? null;
}
