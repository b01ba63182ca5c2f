import type { MenuEntry, ServiceName } from '@wayfarer/contract';
import { linkedPaths, paths } from '../../domain/paths.ts';
import * as texts from './copy.texts.js';

interface NavItem {
  label: string;
  to: string;
}

interface MenuItem extends NavItem {
  /** The name in the agency's settings, for entries that can be hidden. */
  entry?: MenuEntry;
}

const MENU: readonly MenuItem[] = [
  { label: texts.home, to: paths.home() },
  { label: texts.popularSpots, to: paths.popularSpots(), entry: 'popularSpots' },
  { label: texts.allSpots, to: paths.catalogue() },
  { label: texts.bookings, to: paths.bookings() },
  { label: texts.payments, to: paths.paymentHistory() },
  { label: texts.addSpots, to: paths.addSpot(), entry: 'addSpots' },
  { label: texts.mySpots, to: paths.mySpots(), entry: 'mySpots' },
];

/** The header's links (spec §2, Header), without those that the agency hides. They are the same for all visitors. */
export const headerLinks = (shown: readonly MenuEntry[]): readonly NavItem[] =>
  MENU.filter(({ entry }) => entry === undefined || shown.includes(entry));

export interface NavGroup {
  title: string;
  links: readonly NavItem[];
}

/** The footer's groups (spec §2, Footer), with the services the agency offers. */
export const footerGroups = ({
  menu,
  services,
}: {
  menu: readonly MenuEntry[];
  services: readonly ServiceName[];
}): readonly NavGroup[] => [
  {
    title: texts.quickLinks,
    links: [
      // everything before Payment History, which is the last entry
      ...headerLinks(menu.filter((entry) => entry === 'popularSpots')).slice(0, -1),
      { label: texts.about, to: linkedPaths.about() },
      { label: texts.contact, to: linkedPaths.contact() },
    ],
  },
  {
    title: texts.services,
    links: [
      ...services.map((name) => ({ label: texts.serviceNames[name], to: linkedPaths[name]() })),
      { label: texts.support, to: linkedPaths.support() },
    ],
  },
];

/** Links to legal pages; with `hasImprint`, including the agency's imprint. */
export const legalLinks = (hasImprint: boolean): readonly NavItem[] => [
  { label: texts.privacy, to: linkedPaths.privacy() },
  { label: texts.terms, to: linkedPaths.terms() },
  { label: texts.cookies, to: linkedPaths.cookies() },
  ...(hasImprint ? [{ label: texts.imprint, to: linkedPaths.imprint() }] : []),
];
