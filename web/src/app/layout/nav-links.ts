import type { MenuEntry, ServiceName } from '@wayfarer/contract';
import { linkedPaths, paths } from '../../domain/paths.ts';

interface NavItem {
  label: string;
  to: string;
}

interface MenuItem extends NavItem {
  /** Its name in the agency's settings, if it can be hidden. */
  entry?: MenuEntry;
}

const MENU: readonly MenuItem[] = [
  { label: 'Home', to: paths.home() },
  { label: 'Popular Spots', to: paths.popularSpots(), entry: 'popularSpots' },
  { label: 'All Tourist Spots', to: paths.catalogue() },
  { label: 'Bookings', to: paths.bookings() },
  { label: 'Payment History', to: paths.paymentHistory() },
  { label: 'Add-Spots', to: paths.addSpot(), entry: 'addSpots' },
  { label: 'My-TouristSpots', to: paths.mySpots(), entry: 'mySpots' },
];

/** The header's links (spec §2, Header), without those that the agency hides; everyone sees the same. */
export const headerLinks = (shown: readonly MenuEntry[]): readonly NavItem[] =>
  MENU.filter(({ entry }) => entry === undefined || shown.includes(entry));

const serviceNames: Readonly<Record<ServiceName, string>> = {
  planning: 'Trip planning',
  hotels: 'Hotels',
  flights: 'Flights',
  cars: 'Car rental',
  insurance: 'Travel insurance',
};

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
    title: 'Quick links',
    links: [
      // everything before Payment History
      ...headerLinks(menu.filter((entry) => entry === 'popularSpots')).slice(0, -1),
      { label: 'About', to: linkedPaths.about() },
      { label: 'Contact', to: linkedPaths.contact() },
    ],
  },
  {
    title: 'Services',
    links: [
      ...services.map((name) => ({ label: serviceNames[name], to: linkedPaths[name]() })),
      { label: 'Support', to: linkedPaths.support() },
    ],
  },
];

/** `hasImprint`: with the agency's own. */
export const legalLinks = (hasImprint: boolean): readonly NavItem[] => [
  { label: 'Privacy', to: linkedPaths.privacy() },
  { label: 'Terms', to: linkedPaths.terms() },
  { label: 'Cookies', to: linkedPaths.cookies() },
  ...(hasImprint ? [{ label: 'Imprint', to: linkedPaths.imprint() }] : []),
];
