import {
  BaggageClaim,
  CalendarDays,
  Images,
  Inbox,
  ListChecks,
  Mail,
  MapPin,
  MessageSquareQuote,
  ScanLine,
  ScrollText,
  Settings,
  ShieldCheck,
  Sun,
  Umbrella,
  Users,
} from 'lucide';
import type { ConsolePage } from './kit/staff/console-page.ts';

/** All screens of the console, in the order of the menu. Their files end with `-screen.tsx`. */
export const consolePages: readonly ConsolePage[] = [
  {
    path: '',
    title: 'Today',
    screen: async () => (await import('./screens/today/today-screen.tsx')).TodayScreen,
    query: async () => (await import('./screens/today/today-screen.tsx')).startToday,
    permission: 'bookings.read',
    menu: { section: 'work', icon: Sun, key: 't' },
  },
  {
    path: 'bookings',
    title: 'Bookings',
    screen: async () =>
      (await import('./screens/bookings/list/bookings-screen.tsx')).BookingsScreen,
    permission: 'bookings.read',
    menu: { section: 'work', icon: BaggageClaim, key: 'b' },
  },
  {
    path: 'bookings/new',
    title: 'New booking',
    screen: async () =>
      (await import('./screens/bookings/new/new-booking-screen.tsx')).NewBookingScreen,
    permission: 'bookings.write',
  },
  {
    path: 'bookings/:id',
    title: 'Booking',
    screen: async () => (await import('./screens/bookings/record/record-screen.tsx')).RecordScreen,
    permission: 'bookings.read',
  },
  {
    path: 'departures',
    title: 'Departures',
    screen: async () =>
      (await import('./screens/departures/departures-screen.tsx')).DeparturesScreen,
    permission: 'bookings.read',
    menu: { section: 'work', icon: CalendarDays, key: 'd' },
  },
  {
    path: 'departures/:offerId/:day',
    title: 'Departure',
    screen: async () => (await import('./screens/departures/manifest-screen.tsx')).ManifestScreen,
    permission: 'bookings.read',
  },
  {
    path: 'check-in',
    title: 'Check-in',
    screen: async () => (await import('../features/check-in/desk/desk-page.tsx')).page.Component,
    permission: 'checkin',
    menu: { section: 'work', icon: ScanLine, key: 'c' },
    camera: true,
  },
  {
    path: 'inbox',
    title: 'Inbox',
    screen: async () => (await import('./screens/inbox/inbox-screen.tsx')).InboxScreen,
    permission: 'messages',
    menu: { section: 'work', icon: Inbox, key: 'i' },
  },
  {
    path: 'inbox/:id',
    title: 'Message',
    screen: async () => (await import('./screens/inbox/message-screen.tsx')).MessageScreen,
    permission: 'messages',
  },
  {
    path: 'destinations',
    title: 'Destinations',
    screen: async () =>
      (await import('./screens/destinations/list/destinations-screen.tsx')).DestinationsScreen,
    permission: 'spots.write',
    menu: { section: 'catalog', icon: MapPin, key: 'p' },
  },
  {
    path: 'destinations/review',
    title: 'To decide',
    screen: async () =>
      (await import('./screens/destinations/review/review-screen.tsx')).ReviewScreen,
    permission: 'spots.moderate',
    menu: { section: 'catalog', icon: ListChecks, unless: 'spots.write' },
  },
  {
    path: 'destinations/new',
    title: 'New destination',
    screen: async () =>
      (await import('./screens/destinations/edit/new-destination-screen.tsx')).NewDestinationScreen,
    permission: 'spots.write',
  },
  {
    path: 'destinations/:id',
    title: 'Destination',
    screen: async () =>
      (await import('./screens/destinations/edit/destination-screen.tsx')).DestinationScreen,
    permission: 'spots.write',
  },
  {
    path: 'texts',
    title: 'Translations',
    screen: async () => (await import('./screens/texts/texts-screen.tsx')).TextsScreen,
    permission: 'spots.write',
  },
  {
    path: 'site-texts',
    title: 'Words of the site',
    screen: async () => (await import('./screens/texts/site-texts-screen.tsx')).SiteTextsScreen,
    permission: 'settings.write',
  },
  {
    path: 'texts/:id',
    title: 'Translate a destination',
    screen: async () => (await import('./screens/texts/spot-texts-screen.tsx')).SpotTextsScreen,
    permission: 'spots.write',
  },
  {
    path: 'pictures',
    title: 'Pictures',
    screen: async () => (await import('./screens/pictures/pictures-screen.tsx')).PicturesScreen,
    permission: 'spots.moderate',
    menu: { section: 'catalog', icon: Images, key: 'f' },
  },
  {
    path: 'reviews',
    title: 'Reviews',
    screen: async () => (await import('./screens/reviews/reviews-screen.tsx')).ReviewsScreen,
    permission: 'reviews.moderate',
    menu: { section: 'people', icon: MessageSquareQuote, key: 'r' },
  },
  {
    path: 'customers',
    title: 'Customers',
    screen: async () => (await import('./screens/customers/customers-screen.tsx')).CustomersScreen,
    permission: 'customers.read',
    menu: { section: 'people', icon: Users, key: 'u' },
  },
  {
    path: 'customers/:id',
    title: 'Customer',
    screen: async () => (await import('./screens/customers/customer-screen.tsx')).CustomerScreen,
    permission: 'customers.read',
  },
  {
    path: 'newsletter',
    title: 'Newsletter',
    screen: async () =>
      (await import('./screens/newsletter/newsletter-screen.tsx')).NewsletterScreen,
    permission: 'newsletter.export',
    menu: { section: 'people', icon: Mail, key: 'n' },
  },
  {
    path: 'team',
    title: 'Team',
    screen: async () => (await import('./screens/team/team-screen.tsx')).TeamScreen,
    permission: 'team.manage',
    menu: { section: 'people', icon: ShieldCheck },
  },
  {
    path: 'settings',
    title: 'Settings',
    screen: async () => (await import('./screens/settings/settings-screen.tsx')).SettingsScreen,
    permission: 'settings.write',
    menu: { section: 'agency', icon: Settings, key: 's' },
  },
  {
    path: 'terms',
    title: 'Cancellation terms',
    screen: async () => (await import('./screens/terms/terms-screen.tsx')).TermsScreen,
    permission: 'policies.write',
    menu: { section: 'agency', icon: Umbrella },
  },
  {
    path: 'audit',
    title: 'Audit log',
    screen: async () => (await import('./screens/audit/audit-screen.tsx')).AuditScreen,
    permission: 'audit.read',
    menu: { section: 'agency', icon: ScrollText, key: 'a' },
  },
  {
    path: 'first-steps',
    title: 'First steps',
    screen: async () =>
      (await import('./screens/first-steps/first-steps-screen.tsx')).FirstStepsScreen,
    permission: 'settings.write',
  },
  {
    path: 'join',
    title: 'Join the team',
    screen: async () => (await import('./screens/join/join-screen.tsx')).JoinScreen,
    open: true,
  },
  {
    path: 'setup',
    title: 'Setup',
    screen: async () => (await import('./screens/setup/setup-screen.tsx')).SetupScreen,
    open: true,
  },
];
