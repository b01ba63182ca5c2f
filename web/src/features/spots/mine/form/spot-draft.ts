import { readPictureAddress, type SpotFields, EMPTY_SPOT } from '@wayfarer/contract';
import { stringFields } from '../../../../lib/string-fields.ts';
import { tabStorage } from '../../../../lib/device/tab-storage.ts';
import type { EditedPicture } from '../../../../ui/pictures/edited-picture.ts';

const keyOf = (owner: string) => `spot-draft:${owner}`;

/**
 * One person's draft of a new destination, stored in this tab until it is published or canceled.
 */
export function spotDraft(owner: string) {
  const key = keyOf(owner);
  return {
    /** The form's initial values: the stored draft, with empty strings for missing fields. */
    restore(): SpotFields {
      const stored = stringFields(tabStorage.read(key));
      const entries = Object.entries(EMPTY_SPOT).map(([name, empty]) => [
        name,
        stored[name] ?? empty,
      ]);
      return { ...EMPTY_SPOT, ...Object.fromEntries(entries) };
    },
    /** Pictures uploaded for the draft; the server keeps unused pictures for a day. */
    restorePictures(): EditedPicture[] {
      const { pictures = '' } = stringFields(tabStorage.read(key));
      return pictures === '' ? [] : readPictures(pictures);
    },
    keep(fields: SpotFields, pictures: readonly EditedPicture[]): void {
      const isEmpty = Object.values(fields).every((text) => text === '');
      if (isEmpty && pictures.length === 0) tabStorage.drop(key);
      else {
        const uploaded = pictures.length > 0 && { pictures: JSON.stringify(pictures) };
        tabStorage.write(key, { ...fields, ...uploaded });
      }
    },
    drop: () => tabStorage.drop(key),
  };
}

/** Reads the stored pictures, skipping those that are malformed. */
function readPictures(stored: string): EditedPicture[] {
  try {
    const found: unknown = JSON.parse(stored);
    const all = Array.isArray(found) ? found.map(stringFields) : [];
    return all.flatMap(({ id = '', url = '', alt = '', credit = '' }) =>
      id !== '' && readPictureAddress(url) ? [{ id, url, alt, credit }] : [],
    );
  } catch {
    return [];
  }
}
