import type { MailDelivery, SiteContent } from '@wayfarer/contract';
import { createContext, use } from 'react';
import type { IdentityConfig } from '../session/identity.ts';

/** What every browser may know about this installation. */
export interface PublicConfig {
  mode: 'demo' | 'production';
  /** ISO 4217 code in lower case. */
  currency: string;
  charge: 'day' | 'total';
  /** What becomes of the destinations that travelers add. */
  contributions: 'open' | 'review' | 'closed';
  /** Whether pictures at other hosts' addresses are shown. */
  externalPictures: boolean;
  identity: IdentityConfig;
  /** What becomes of the links that the identity service mails. */
  accountMails: MailDelivery;
  googleSignIn: boolean;
  /** How to reach the agency; what it has not set is not shown. */
  contact: { email?: string; phone?: string };
  site: SiteContent;
}

export const ConfigContext = createContext<PublicConfig | null>(null);

/** What the agency says about itself on every page. */
export const useSite = (): SiteContent => usePublicConfig().site;

/** This installation's public configuration. */
export function usePublicConfig(): PublicConfig {
  const config = use(ConfigContext);
  if (!config) throw new Error('usePublicConfig needs the ConfigContext of the app');
  return config;
}
