import type { SiteLanguage } from '@wayfarer/contract';
import { usePublicConfig } from '../../../api/public-config.ts';

/** The languages that texts are translated into: all of the site but its first. */
export function useLanguages(): readonly SiteLanguage[] {
  const { languages = [] } = usePublicConfig();
  return languages.slice(1);
}
