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

/** The footer's groups (spec §2, Footer). */
export const footerGroups: readonly { title: string; links: readonly NavItem[] }[] = [
  {
    title: 'Quick links',
    links: [
      { label: 'Home', to: paths.home() },
      { label: 'Popular Spots', to: paths.popularSpots() },
      { label: 'All Tourist Spots', to: paths.catalogue() },
      { label: 'Bookings', to: paths.bookings() },
      { label: 'About', to: linkedPaths.about() },
      { label: 'Contact', to: linkedPaths.contact() },
    ],
  },
  {
    title: 'Services',
    links: [
      { label: 'Trip planning', to: linkedPaths.planning() },
      { label: 'Hotels', to: linkedPaths.hotels() },
      { label: 'Flights', to: linkedPaths.flights() },
      { label: 'Car rental', to: linkedPaths.cars() },
      { label: 'Travel insurance', to: linkedPaths.insurance() },
      { label: 'Support', to: linkedPaths.support() },
    ],
  },
];

export const legalLinks: readonly NavItem[] = [
  { label: 'Privacy', to: linkedPaths.privacy() },
  { label: 'Terms', to: linkedPaths.terms() },
  { label: 'Cookies', to: linkedPaths.cookies() },
];

/** Marketing figures of the footer (spec §1): fixed texts, not data. */
export const footerFigures = [
  { value: '150+', label: 'destinations' },
  { value: '50K+', label: 'travelers' },
  { value: '4.8', label: 'rating' },
  { value: '98%', label: 'satisfaction' },
] as const;
