import type { SiteContent } from '@wayfarer/contract';
import { description, headline } from './site-defaults.texts.js';

/**
 * The site's content with a neutral headline and description, if the agency has set none. Only the server has these
 * defaults, so that they aren't in every browser's script.
 */
export const withSiteDefaults = (site: SiteContent): SiteContent => ({
  ...site,
  heroTitle: site.heroTitle || headline(site.name),
  description: site.description || description(site.name),
});
