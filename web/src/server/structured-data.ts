import { SITE_DESCRIPTION, SITE_NAME } from '../app/copy.ts';
import type { Head } from '../app/page-meta.ts';

export interface Site {
  /** Lower-case ISO 4217. */
  currency: string;
  absolute(path: string): string;
}

type Thing = Readonly<Record<string, unknown>>;

function breadcrumbs({ trail = [], name, canonical }: Head, { absolute }: Site): Thing {
  const steps = [{ name: 'Home', path: '/' }, ...trail, { name, path: canonical }];
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

function website({ absolute }: Site): Thing[] {
  const url = absolute('/');
  const search = `${absolute('/allTouristSpots')}?search={search_term_string}`;
  const agency = { '@type': 'TravelAgency', '@id': `${url}#agency`, name: SITE_NAME, url };
  return [
    {
      '@type': 'WebSite',
      name: SITE_NAME,
      description: SITE_DESCRIPTION,
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

/** What search engines are told of a page (schema.org); nothing of one that they shall not list. */
export function structuredData(head: Head, site: Site): Thing | undefined {
  if (head.noIndex) return undefined;
  const frame = head.canonical === '/' ? website(site) : [breadcrumbs(head, site)];
  const own = head.jsonLd?.(site) ?? [];
  return { '@context': 'https://schema.org', '@graph': [...own, ...frame] };
}
