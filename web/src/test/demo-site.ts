import type { SiteContent } from '@wayfarer/contract';
import demo from '../../../demo/site.json' with { type: 'json' };
import type { PublicConfig } from '../api/public-config.ts';

const { settings } = demo;

export const DEMO_SITE: SiteContent = {
  name: 'Wayfarer',
  logo: null,
  legalName: 'Wayfarer',
  address: '',
  openingHours: '',
  tagline: settings['site.tagline'],
  description: settings['site.description'],
  notice: '',
  socials: settings['site.socials'].map((account) => ({
    ...account,
    mark: 'M4 4h16v16H4z',
  })),
  services: ['planning', 'hotels', 'flights', 'cars', 'insurance'],
  included: settings['booking.included'],
  confirmHours: settings['booking.confirmHours'],
  hasEmergencyLine: true,
  renameDays: 7,
  askPhone: 'off',
  refundDays: 10,
  footerFigures: settings['site.footerFigures'],
  heroTitle: settings['site.heroTitle'],
  heroText: settings['site.heroText'],
  menu: ['popularSpots', 'addSpots', 'mySpots'],
  heroPicture: null,
  heroDrawing: true,
  showTour: true,
  tour: [],
  heroFigures: settings['site.heroFigures'],
  showCounts: settings['site.showCounts'],
  catalogueText: settings['site.catalogueText'],
  catalogueFigures: settings['site.catalogueFigures'],
  aboutTitle: settings['site.aboutTitle'],
  aboutText: settings['site.aboutText'],
  story: settings['site.story'].split('\n\n'),
  promises: settings['site.promises'],
  hasImprint: false,
  legalNote: [],
};

/** The content of an agency that hasn't set any texts. */
export const SILENT_SITE: SiteContent = {
  ...DEMO_SITE,
  tagline: '',
  description: 'Wayfarer: browse and book destinations online.',
  socials: [],
  services: [],
  included: [],
  confirmHours: 0,
  hasEmergencyLine: false,
  footerFigures: [],
  heroTitle: 'Travel with Wayfarer',
  heroText: '',
  heroDrawing: false,
  heroFigures: [],
  showCounts: true,
  catalogueText: '',
  catalogueFigures: [],
  aboutTitle: '',
  aboutText: '',
  story: [],
  promises: [],
};

/** The demo's configuration, without contact details. */
export const DEMO_CONFIG: PublicConfig = {
  mode: 'demo',
  currency: 'usd',
  charge: 'day',
  contributions: 'open',
  externalPictures: true,
  identity: { mode: 'embedded', apiKey: 'key', authDomain: 'localhost', projectId: 'wayfarer' },
  accountMails: 'outbox',
  googleSignIn: true,
  contact: {},
  site: DEMO_SITE,
};
