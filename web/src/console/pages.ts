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
import { pageTitles as titles } from './kit/staff/page-titles.texts.js';
import { moneyPages } from './money-pages.ts';

/** All screens of the console, in the order of the menu. Files below `screens/` that they name end with `-screen.tsx`. */
export const consolePages: readonly ConsolePage[] = [
  {
    path: '',
    title: titles.today,
    screen: async () => (await import('./screens/today/today-screen.tsx')).TodayScreen,
    query: async () => (await import('./screens/today/today-screen.tsx')).startToday,
    permission: 'bookings.read',
    menu: { section: 'work', icon: Sun, key: 't' },
  },
  {
    path: 'bookings',
    title: titles.bookings,
    screen: async () =>
      (await import('./screens/bookings/list/bookings-screen.tsx')).BookingsScreen,
    permission: 'bookings.read',
    menu: { section: 'work', icon: BaggageClaim, key: 'b' },
  },
  {
    path: 'bookings/new',
    title: titles.newBooking,
    screen: async () =>
      (await import('./screens/bookings/new/new-booking-screen.tsx')).NewBookingScreen,
    permission: 'bookings.write',
  },
  {
    path: 'bookings/:id',
    title: titles.booking,
    screen: async () => (await import('./screens/bookings/record/record-screen.tsx')).RecordScreen,
    permission: 'bookings.read',
  },
  {
    path: 'departures',
    title: titles.departures,
    screen: async () =>
      (await import('./screens/departures/departures-screen.tsx')).DeparturesScreen,
    permission: 'bookings.read',
    menu: { section: 'work', icon: CalendarDays, key: 'd' },
  },
  {
    path: 'departures/week',
    title: titles.board,
    screen: async () => (await import('./screens/board/board-screen.tsx')).BoardScreen,
    permission: 'bookings.read',
  },
  {
    path: 'departures/:offerId/:day',
    title: titles.departure,
    screen: async () => (await import('./screens/departures/manifest-screen.tsx')).ManifestScreen,
    permission: 'bookings.read',
  },
  {
    path: 'departures/:offerId/:day/:startTime',
    title: titles.departure,
    screen: async () => (await import('./screens/departures/manifest-screen.tsx')).ManifestScreen,
    permission: 'bookings.read',
  },
  {
    path: 'check-in',
    title: titles.checkIn,
    screen: async () => (await import('../features/check-in/desk/desk-page.tsx')).page.Component,
    permission: 'checkin',
    menu: { section: 'work', icon: ScanLine, key: 'c' },
    camera: true,
  },
  {
    path: 'inbox',
    title: titles.inbox,
    screen: async () => (await import('./screens/inbox/inbox-screen.tsx')).InboxScreen,
    permission: 'messages',
    menu: { section: 'work', icon: Inbox, key: 'i' },
  },
  {
    path: 'inbox/:id',
    title: titles.message,
    screen: async () => (await import('./screens/inbox/message-screen.tsx')).MessageScreen,
    permission: 'messages',
  },
  {
    path: 'destinations',
    title: titles.destinations,
    screen: async () =>
      (await import('./screens/destinations/list/destinations-screen.tsx')).DestinationsScreen,
    permission: 'spots.write',
    menu: { section: 'catalog', icon: MapPin, key: 'p' },
  },
  {
    path: 'destinations/review',
    title: titles.toDecide,
    screen: async () =>
      (await import('./screens/destinations/review/review-screen.tsx')).ReviewScreen,
    permission: 'spots.moderate',
    menu: { section: 'catalog', icon: ListChecks, unless: 'spots.write' },
  },
  {
    path: 'destinations/new',
    title: titles.newDestination,
    screen: async () =>
      (await import('./screens/destinations/edit/new-destination-screen.tsx')).NewDestinationScreen,
    permission: 'spots.write',
  },
  {
    path: 'destinations/:id',
    title: titles.destination,
    screen: async () =>
      (await import('./screens/destinations/edit/destination-screen.tsx')).DestinationScreen,
    permission: 'spots.write',
  },
  {
    path: 'destinations/:id/places',
    title: titles.places,
    screen: async () => (await import('./screens/places/places-screen.tsx')).PlacesScreen,
    permission: 'bookings.read',
  },
  {
    path: 'texts',
    title: titles.translations,
    screen: async () => (await import('./screens/texts/texts-screen.tsx')).TextsScreen,
    permission: 'spots.write',
  },
  {
    path: 'site-texts',
    title: titles.siteTexts,
    screen: async () => (await import('./screens/texts/site-texts-screen.tsx')).SiteTextsScreen,
    permission: 'settings.write',
  },
  {
    path: 'texts/:id',
    title: titles.translate,
    screen: async () => (await import('./screens/texts/spot-texts-screen.tsx')).SpotTextsScreen,
    permission: 'spots.write',
  },
  {
    path: 'pictures',
    title: titles.pictures,
    screen: async () => (await import('./screens/pictures/pictures-screen.tsx')).PicturesScreen,
    permission: 'spots.moderate',
    menu: { section: 'catalog', icon: Images, key: 'f' },
  },
  ...moneyPages,
  {
    path: 'reviews',
    title: titles.reviews,
    screen: async () => (await import('./screens/reviews/reviews-screen.tsx')).ReviewsScreen,
    permission: 'reviews.moderate',
    menu: { section: 'people', icon: MessageSquareQuote, key: 'r' },
  },
  {
    path: 'customers',
    title: titles.customers,
    screen: async () => (await import('./screens/customers/customers-screen.tsx')).CustomersScreen,
    permission: 'customers.read',
    menu: { section: 'people', icon: Users, key: 'u' },
  },
  {
    path: 'customers/:id',
    title: titles.customer,
    screen: async () => (await import('./screens/customers/customer-screen.tsx')).CustomerScreen,
    permission: 'customers.read',
  },
  {
    path: 'newsletter',
    title: titles.newsletter,
    screen: async () =>
      (await import('./screens/newsletter/newsletter-screen.tsx')).NewsletterScreen,
    permission: 'newsletter.export',
    menu: { section: 'people', icon: Mail, key: 'n' },
  },
  {
    path: 'team',
    title: titles.team,
    screen: async () => (await import('./screens/team/team-screen.tsx')).TeamScreen,
    permission: 'team.manage',
    menu: { section: 'people', icon: ShieldCheck },
  },
  {
    path: 'settings',
    title: titles.settings,
    screen: async () => (await import('./screens/settings/settings-screen.tsx')).SettingsScreen,
    permission: 'settings.write',
    menu: { section: 'agency', icon: Settings, key: 's' },
  },
  {
    path: 'terms',
    title: titles.terms,
    screen: async () => (await import('./screens/terms/terms-screen.tsx')).TermsScreen,
    permission: 'policies.write',
    menu: { section: 'agency', icon: Umbrella },
  },
  {
    path: 'audit',
    title: titles.audit,
    screen: async () => (await import('./screens/audit/audit-screen.tsx')).AuditScreen,
    permission: 'audit.read',
    menu: { section: 'agency', icon: ScrollText, key: 'a' },
  },
  {
    path: 'first-steps',
    title: titles.firstSteps,
    screen: async () =>
      (await import('./screens/first-steps/first-steps-screen.tsx')).FirstStepsScreen,
    permission: 'settings.write',
  },
  {
    path: 'join',
    title: titles.join,
    screen: async () => (await import('./screens/join/join-screen.tsx')).JoinScreen,
    open: true,
  },
  {
    path: 'setup',
    title: titles.setup,
    screen: async () => (await import('./screens/setup/setup-screen.tsx')).SetupScreen,
    open: true,
  },
];
