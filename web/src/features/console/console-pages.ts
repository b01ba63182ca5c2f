import {
  BaggageClaim,
  CalendarDays,
  Inbox,
  Mail,
  MapPin,
  MessageSquareQuote,
  ScanLine,
  Settings,
  ShieldCheck,
  Sun,
  Users,
} from 'lucide';
import type { ConsolePage } from './console-page.ts';

/** Every screen of the console, in the order of the menu. Their files end with `-screen.tsx`. */
export const consolePages: readonly ConsolePage[] = [
  {
    path: '',
    title: 'Today',
    screen: async () => (await import('./today/today-screen.tsx')).TodayScreen,
    permission: 'bookings.read',
    menu: { section: 'work', icon: Sun, key: 't' },
  },
  {
    path: 'bookings',
    title: 'Bookings',
    screen: async () => (await import('./bookings/list/bookings-screen.tsx')).BookingsScreen,
    permission: 'bookings.read',
    menu: { section: 'work', icon: BaggageClaim, key: 'b' },
  },
  {
    path: 'bookings/new',
    title: 'New booking',
    screen: async () => (await import('./bookings/new/new-booking-screen.tsx')).NewBookingScreen,
    permission: 'bookings.write',
  },
  {
    path: 'bookings/:id',
    title: 'Booking',
    screen: async () => (await import('./bookings/record/record-screen.tsx')).RecordScreen,
    permission: 'bookings.read',
  },
  {
    path: 'departures',
    title: 'Departures',
    screen: async () =>
      (await import('./bookings/departures/departures-screen.tsx')).DeparturesScreen,
    permission: 'bookings.read',
    menu: { section: 'work', icon: CalendarDays, key: 'd' },
  },
  {
    path: 'departures/:offerId/:day',
    title: 'Departure',
    screen: async () => (await import('./bookings/departures/manifest-screen.tsx')).ManifestScreen,
    permission: 'bookings.read',
  },
  {
    path: 'check-in',
    title: 'Check-in',
    screen: async () => (await import('../check-in/desk/desk-page.tsx')).page.Component,
    permission: 'checkin',
    menu: { section: 'work', icon: ScanLine, key: 'c' },
    camera: true,
  },
  {
    path: 'inbox',
    title: 'Inbox',
    screen: async () => (await import('./inbox/inbox-screen.tsx')).InboxScreen,
    permission: 'messages',
    menu: { section: 'work', icon: Inbox, key: 'i' },
  },
  {
    path: 'inbox/:id',
    title: 'Message',
    screen: async () => (await import('./inbox/message-screen.tsx')).MessageScreen,
    permission: 'messages',
  },
  {
    path: 'destinations',
    title: 'Destinations',
    screen: async () =>
      (await import('./destinations/list/destinations-screen.tsx')).DestinationsScreen,
    permission: 'spots.write',
    menu: { section: 'catalog', icon: MapPin, key: 'p' },
  },
  {
    path: 'destinations/review',
    title: 'To decide',
    screen: async () => (await import('./destinations/review/review-screen.tsx')).ReviewScreen,
    permission: 'spots.moderate',
  },
  {
    path: 'destinations/new',
    title: 'New destination',
    screen: async () =>
      (await import('./destinations/edit/new-destination-screen.tsx')).NewDestinationScreen,
    permission: 'spots.write',
  },
  {
    path: 'destinations/:id',
    title: 'Destination',
    screen: async () =>
      (await import('./destinations/edit/destination-screen.tsx')).DestinationScreen,
    permission: 'spots.write',
  },
  {
    path: 'reviews',
    title: 'Reviews',
    screen: async () => (await import('./reviews/reviews-screen.tsx')).ReviewsScreen,
    permission: 'reviews.moderate',
    menu: { section: 'people', icon: MessageSquareQuote, key: 'r' },
  },
  {
    path: 'customers',
    title: 'Customers',
    screen: async () => (await import('./customers/customers-screen.tsx')).CustomersScreen,
    permission: 'customers.read',
    menu: { section: 'people', icon: Users, key: 'u' },
  },
  {
    path: 'customers/:id',
    title: 'Customer',
    screen: async () => (await import('./customers/customer-screen.tsx')).CustomerScreen,
    permission: 'customers.read',
  },
  {
    path: 'newsletter',
    title: 'Newsletter',
    screen: async () => (await import('./newsletter/newsletter-screen.tsx')).NewsletterScreen,
    permission: 'newsletter.export',
    menu: { section: 'people', icon: Mail, key: 'n' },
  },
  {
    path: 'team',
    title: 'Team',
    screen: async () => (await import('./team/team-screen.tsx')).TeamScreen,
    permission: 'team.manage',
    menu: { section: 'people', icon: ShieldCheck },
  },
  {
    path: 'settings',
    title: 'Settings',
    screen: async () => (await import('./settings/settings-screen.tsx')).SettingsScreen,
    permission: 'settings.write',
    menu: { section: 'agency', icon: Settings, key: 's' },
  },
  {
    path: 'first-steps',
    title: 'First steps',
    screen: async () => (await import('./first-steps/first-steps-screen.tsx')).FirstStepsScreen,
    permission: 'settings.write',
  },
  {
    path: 'setup',
    title: 'Setup',
    screen: async () => (await import('./setup/setup-screen.tsx')).SetupScreen,
    open: true,
  },
];
