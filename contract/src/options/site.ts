import type { Originals } from './texts.ts';
import type { PhonePolicy } from './trips/phone-policies.ts';

/** A short figure, such as '20+'. */
export interface SiteFigure {
  value: string;
  label: string;
}

/** Services that a site can have pages about, in the order of the footer. */
export const SERVICES = ['planning', 'hotels', 'flights', 'cars', 'insurance'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** The menu entries that an agency can hide (spec §2, Header). Their screens stay reachable. */
export const MENU_ENTRIES = ['popularSpots', 'addSpots', 'mySpots'] as const;
export type MenuEntry = (typeof MENU_ENTRIES)[number];

/**
 * Pages whose text the agency can write. If it doesn't, there is no imprint, and the other pages have the product's
 * text.
 */
export const LEGAL_PAGES = ['privacy', 'terms', 'cookies', 'imprint'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

export interface TourStep {
  title: string;
  text: string;
  /** The address of an uploaded picture; empty for none. */
  picture: string;
}

export interface SocialAccount {
  name: string;
  /** The address of the account; if empty, the name is shown without a link. */
  url: string;
  /** SVG path of the network's logo on a 24 × 24 grid; if empty, the name is shown. */
  mark: string;
}

/** Attributes of the logo's image, in the header's size. */
export interface SiteLogo {
  src: string;
  width: number;
  height: number;
  /** The CSS class of the plate behind the logo, which keeps a dark logo visible on a dark background. */
  className: string;
}

export interface SitePicture {
  src: string;
  srcSet: string;
}

/**
 * The agency's texts and settings for the public pages, embedded in every page. An empty text isn't shown, or the
 * product's neutral text takes its place.
 */
export interface SiteContent {
  name: string;
  /** Shown in the header instead of the name. */
  logo: SiteLogo | null;
  /** The name on documents, which is `name` unless the agency has set another. */
  legalName: string;
  address: string;
  openingHours: string;
  tagline: string;
  description: string;
  /** A notice, shown in a bar above every page. */
  notice: string;
  socials: readonly SocialAccount[];
  services: readonly ServiceName[];
  /** The inclusions of trips whose destination has none of its own. */
  included: readonly string[];
  /** The number of hours within which bookings are confirmed; 0 means no promise. */
  confirmHours: number;
  /** True if the agency has an emergency telephone number for people who are traveling. */
  hasEmergencyLine: boolean;
  /** Travelers' names can be changed until this number of days before the trip. */
  renameDays: number;
  askPhone: PhonePolicy;
  /** The number of days within which refunds arrive, as promised to travelers. */
  refundDays: number;
  footerFigures: readonly SiteFigure[];
  /** The optional menu entries that are shown. */
  menu: readonly MenuEntry[];
  heroTitle: string;
  heroText: string;
  heroPicture: SitePicture | null;
  /** True to show the product's painted harbor if there is no `heroPicture`. */
  heroDrawing: boolean;
  showTour: boolean;
  /** The steps of the agency's own tour; if empty, the product's tour is shown. */
  tour: readonly TourStep[];
  heroFigures: readonly SiteFigure[];
  /** True to show the actual number of destinations and countries on the home page. */
  showCounts: boolean;
  catalogueText: string;
  catalogueFigures: readonly SiteFigure[];
  aboutTitle: string;
  aboutText: string;
  story: readonly string[];
  promises: readonly { title: string; text: string }[];
  hasImprint: boolean;
  /** The agency's additions to the legal pages, such as the governing law. */
  legalNote: readonly string[];
  /** The texts that aren't in the page's language, such as `heroTitle` or `promises.0.text`; absent if all are. */
  originals?: Originals;
}
