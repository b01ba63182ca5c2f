import type { ServiceName } from '@wayfarer/contract';
import { linkedPaths, paths } from '../../domain/paths.ts';

interface NavItem {
  label: string;
  to: string;
}

/** The header's links (spec §2, Header); everyone sees all of them. */
export const headerLinks: readonly NavItem[] = [
  { label: 'Home', to: paths.home() },
  { label: 'Popular Spots', to: paths.popularSpots() },
  { label: 'All Tourist Spots', to: paths.catalogue() },
  { label: 'Bookings', to: paths.bookings() },
  { label: 'Payment History', to: paths.paymentHistory() },
  { label: 'Add-Spots', to: paths.addSpot() },
  { label: 'My-TouristSpots', to: paths.mySpots() },
];

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
export const footerGroups = (services: readonly ServiceName[]): readonly NavGroup[] => [
  {
    title: 'Quick links',
    links: [
      ...headerLinks.slice(0, 4),
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

export const legalLinks: readonly NavItem[] = [
  { label: 'Privacy', to: linkedPaths.privacy() },
  { label: 'Terms', to: linkedPaths.terms() },
  { label: 'Cookies', to: linkedPaths.cookies() },
];
