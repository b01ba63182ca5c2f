import type {
  DisplayRates,
  MailDelivery,
  PaymentPlan,
  SiteContent,
  SiteLanguage,
  TaxRate,
} from '@wayfarer/contract';
import { createContext, use } from 'react';
import type { IdentityConfig } from '../session/identity.ts';

/** The configuration of this installation that every browser may see. */
export interface PublicConfig {
  mode: 'demo' | 'production';
  /** ISO 4217 code in lower case. */
  currency: string;
  charge: 'day' | 'total';
  /** How trips are paid for, for destinations without their own plan; absent if `charge` applies. */
  plan?: PaymentPlan;
  /** The rates of the taxes that prices contain today; absent if none are shown. */
  taxRates?: readonly TaxRate[];
  /** How destinations added by travelers are handled. */
  contributions: 'open' | 'review' | 'closed';
  externalPictures: boolean;
  identity: IdentityConfig;
  /** How the identity service's links are delivered. */
  accountMails: MailDelivery;
  googleSignIn: boolean;
  /** The agency's contact details. A detail that isn't set isn't shown. */
  contact: { email?: string; phone?: string; whatsapp?: string };
  site: SiteContent;
  /** The site's languages, starting with its first language; only if there are several. */
  languages?: readonly SiteLanguage[];
  rates?: DisplayRates;
}

export const ConfigContext = createContext<PublicConfig | null>(null);

/** The agency's texts that appear on every page. */
export const useSite = (): SiteContent => usePublicConfig().site;

export function usePublicConfig(): PublicConfig {
  const config = use(ConfigContext);
  if (!config) throw new Error('usePublicConfig needs the ConfigContext of the app');
  return config;
}
