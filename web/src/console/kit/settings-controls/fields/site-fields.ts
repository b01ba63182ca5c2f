import { type MenuEntry, SERVICES, type ServiceName } from '@wayfarer/contract';
import type { RowColumn, SettingField } from './setting-field.ts';

const FIGURE: readonly RowColumn[] = [
  { name: 'value', label: 'Figure' },
  { name: 'label', label: 'What it counts' },
];

const figures = (label: string, section: string): SettingField => ({
  label,
  section,
  hint: 'Up to four that you can prove. Leave empty to show none.',
  kind: 'rows',
  columns: FIGURE,
  most: 4,
  add: 'Add a figure',
  wide: true,
});

const line = (label: string, section: string, hint?: string): SettingField => ({
  label,
  section,
  kind: 'text',
  wide: true,
  ...(hint !== undefined && { hint }),
});

const words = (label: string, section: string, hint?: string): SettingField => ({
  ...line(label, section, hint),
  kind: 'long',
});

const SERVICE_NAMES: Readonly<Record<ServiceName, string>> = {
  planning: 'Trip planning',
  hotels: 'Hotels',
  flights: 'Flights',
  cars: 'Car rental',
  insurance: 'Travel insurance',
};

const MENU_NAMES: Readonly<Record<MenuEntry, string>> = {
  popularSpots: 'Popular Spots',
  addSpots: 'Add-Spots',
  mySpots: 'My-TouristSpots',
};

const [LOOK, HOME, CATALOG, ABOUT, FOOTER] = [
  'Look',
  'Home',
  'Catalog',
  'About us',
  'Services and footer',
];

/** Settings for the public pages. */
export const SITE_FIELDS = {
  'site.brandColor': {
    label: 'Brand color',
    section: LOOK,
    hint: 'Buttons and links. Unreadable shades are made darker or lighter.',
    kind: 'color',
    wide: true,
  },
  'site.notice': words(
    'Notice on every page',
    LOOK,
    'For example: We’re moving; we’ll reply by Monday. Leave empty for none.',
  ),
  'site.menu': {
    label: 'Menu',
    section: LOOK,
    hint: 'Entries besides Home, All Tourist Spots, Bookings and Payment History. Hidden screens still open by their address.',
    kind: 'set',
    options: MENU_NAMES,
    wide: true,
  },
  'site.tagline': line(
    'After the name in the title',
    LOOK,
    'Shown in the browser tab as “Name: these words”.',
  ),
  'site.description': words('Description for search engines', LOOK),
  'site.heroTitle': line('Headline', HOME, 'Leave empty for “Travel with” and your name.'),
  'site.heroText': words('Below the headline', HOME),
  'site.heroPicture': {
    label: 'Picture behind the headline',
    section: HOME,
    hint: 'Wide, at least 1600 pixels; the left side and the top are darkened under the headline.',
    kind: 'picture',
    wide: true,
  },
  'site.heroDrawing': {
    label: 'Without a picture, show our painted harbor',
    section: HOME,
    kind: 'switch',
    wide: true,
  },
  'site.showTour': {
    label: 'Show the button Watch Demo, which opens a tour',
    section: HOME,
    kind: 'switch',
    wide: true,
  },
  'site.tour': {
    label: 'Your own tour',
    section: HOME,
    hint: 'Leave empty for six steps about searching, booking and paying.',
    kind: 'rows',
    columns: [
      { name: 'picture', label: 'Picture', kind: 'picture' },
      { name: 'title', label: 'Title' },
      { name: 'text', label: 'Words', kind: 'long' },
    ],
    most: 8,
    add: 'Add a step',
    wide: true,
  },
  'site.showCounts': {
    label: 'Show the number of destinations and countries',
    section: HOME,
    kind: 'switch',
    wide: true,
  },
  'site.heroFigures': figures('Figures on Home', HOME),
  'site.featured': {
    label: 'Popular spots',
    section: HOME,
    hint: 'Destinations shown first, in this order. Leave words empty to use the destination’s own.',
    kind: 'rows',
    columns: [
      { name: 'spotId', label: 'Destination', kind: 'spot' },
      { name: 'title', label: 'Title' },
      { name: 'text', label: 'Words', kind: 'long' },
    ],
    most: 24,
    add: 'Add a destination',
    wide: true,
  },
  'site.catalogueText': words('Above the list', CATALOG),
  'site.catalogueFigures': figures('Figures above the list', CATALOG),
  'site.aboutTitle': line('Headline', ABOUT, 'On Home. Leave empty to hide this section.'),
  'site.aboutText': words('In two sentences', ABOUT),
  'site.story': {
    ...words('Your story', ABOUT, 'An empty line starts a new paragraph.'),
    rows: 8,
  },
  'site.promises': {
    label: 'Promises to travelers',
    section: ABOUT,
    kind: 'rows',
    columns: [
      { name: 'title', label: 'Promise' },
      { name: 'text', label: 'In other words', kind: 'long' },
    ],
    most: 4,
    add: 'Add a promise',
    wide: true,
  },
  'site.team': {
    label: 'Team',
    section: ABOUT,
    hint: 'In this order. Ask them first: everyone can see this.',
    kind: 'rows',
    columns: [
      { name: 'portrait', label: 'Portrait', kind: 'portrait' },
      { name: 'name', label: 'Name' },
      { name: 'post', label: 'Job title' },
      { name: 'mail', label: 'Email' },
      { name: 'expertise', label: 'Expertise, separated by commas' },
      { name: 'quote', label: 'Quote', kind: 'long' },
    ],
    most: 24,
    add: 'Add a person',
    wide: true,
  },
  'site.services': {
    label: 'Services with a page',
    section: FOOTER,
    hint: 'Their pages describe them in general terms: check that you agree.',
    kind: 'set',
    options: Object.fromEntries(SERVICES.map((name) => [name, SERVICE_NAMES[name]])),
    wide: true,
  },
  'site.footerFigures': figures('Figures in the footer', FOOTER),
  'site.socials': {
    label: 'Social media',
    section: FOOTER,
    hint: 'Facebook, Instagram and YouTube appear as icons; others by name.',
    kind: 'rows',
    columns: [
      { name: 'name', label: 'Name' },
      { name: 'url', label: 'Address' },
    ],
    most: 8,
    add: 'Add an account',
    wide: true,
  },
  'site.legalNote': {
    ...words(
      'Legal note',
      FOOTER,
      'Governing law, registration, authority. On the pages Terms, Privacy and Cookies, below your name and address.',
    ),
    rows: 4,
  },
} as const satisfies Readonly<Record<string, SettingField>>;
