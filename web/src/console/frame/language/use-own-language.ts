import type { StaffPerson } from '@wayfarer/contract';
import { useEffect } from 'react';
import { usePublicConfig } from '../../../api/public-config.ts';
import { openAddress } from '../../../lib/device/open-address.ts';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import { inLanguages } from '../../../lib/language.ts';
import { addressIn, rememberedLanguage, rememberLanguage } from './own-language.ts';

/**
 * Opens the page in the language of the person who uses the console. Returns true until the new page is open, so that
 * nothing is shown in another language. `person` is undefined until the server has said who it is.
 */
export function useOwnLanguage(person: StaffPerson | undefined): boolean {
  const { languages = [] } = usePublicConfig();
  const inBrowser = useInBrowser();
  const wanted = person || !inBrowser ? person?.language : rememberedLanguage();
  const elsewhere = inLanguages && inBrowser ? addressIn(languages, wanted) : undefined;
  useEffect(() => {
    if (!inLanguages) return;
    if (person) rememberLanguage(languages, person.role === null ? null : (wanted ?? null));
    if (elsewhere !== undefined && person?.role !== null) openAddress(elsewhere);
  }, [languages, person, wanted, elsewhere]);
  return elsewhere !== undefined && person?.role !== null;
}
