import type { SiteLanguage } from '@wayfarer/contract';
import { usePublicConfig } from '../../../api/public-config.ts';

/** The languages into which texts are translated: all the site's languages except its first. */
export function useLanguages(): readonly SiteLanguage[] {
  const { languages = [] } = usePublicConfig();
  return languages.slice(1);
}
