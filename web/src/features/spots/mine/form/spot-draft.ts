import type { SpotFields } from '@wayfarer/contract';
import { stringFields } from '../../../../lib/string-fields.ts';
import { tabStorage } from '../../../../lib/device/tab-storage.ts';
import { EMPTY_FIELDS } from './spot-fields.ts';

const keyOf = (owner: string) => `spot-draft:${owner}`;

/** What one person typed of a new destination, stored in this tab until it is published or canceled. */
export function spotDraft(owner: string) {
  const key = keyOf(owner);
  return {
    /** The form's initial values: what is stored of them, else empty. */
    restore(): SpotFields {
      const stored = stringFields(tabStorage.read(key));
      const entries = Object.entries(EMPTY_FIELDS).map(([name, empty]) => [
        name,
        stored[name] ?? empty,
      ]);
      return { ...EMPTY_FIELDS, ...Object.fromEntries(entries) };
    },
    keep(fields: SpotFields): void {
      const isEmpty = Object.values(fields).every((text) => text === '');
      if (isEmpty) tabStorage.drop(key);
      else tabStorage.write(key, fields);
    },
    drop: () => tabStorage.drop(key),
  };
}
