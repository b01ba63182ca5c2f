import type { PublicConfig } from '../api/public-config.ts';
import type { Head } from '../app/page-meta.ts';
import { pageLanguage } from '../lib/language.ts';
import { homeName } from './site-defaults.texts.js';

export interface Site {
  config: PublicConfig;
  /** The full address of a file or a page, in this language unless another prefix is given. */
  absolute(path: string, prefix?: string): string;
}

type Thing = Readonly<Record<string, unknown>>;

function breadcrumbs({ trail = [], name, canonical }: Head, { absolute }: Site): Thing {
  const steps = [{ name: homeName, path: '/' }, ...trail, { name, path: canonical }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absolute(step.path),
    })),
  };
}

/** The agency, with only those details that it has set. */
function agencyOf({ config, absolute }: Site): Thing {
  const { contact, site } = config;
  const url = absolute('/');
  const known = {
    legalName: site.legalName,
    address: site.address,
    telephone: contact.phone,
    email: contact.email,
  };
  const accounts = site.socials.map((account) => account.url).filter(Boolean);
  return {
    '@type': 'TravelAgency',
    '@id': `${url}#agency`,
    name: site.name,
    url,
    ...(site.logo && { logo: absolute(site.logo.src) }),
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value)),
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}

function website(head: Head, site: Site): Thing[] {
  const { absolute, config } = site;
  const url = absolute('/');
  const search = `${absolute('/allTouristSpots')}?search={search_term_string}`;
  const agency = agencyOf(site);
  return [
    {
      '@type': 'WebSite',
      name: config.site.name,
      description: head.description,
      inLanguage: pageLanguage,
      url,
      publisher: { '@id': agency['@id'] },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: search },
        'query-input': 'required name=search_term_string',
      },
    },
    agency,
  ];
}

/**
 * The structured data of a page (schema.org); undefined for pages that search engines must not
 * list.
 */
export function structuredData(head: Head, site: Site): Thing | undefined {
  if (head.noIndex) return undefined;
  const frame = head.canonical === '/' ? website(head, site) : [breadcrumbs(head, site)];
  const own = head.jsonLd?.({ currency: site.config.currency, absolute: site.absolute }) ?? [];
  return { '@context': 'https://schema.org', '@graph': [...own, ...frame] };
}
