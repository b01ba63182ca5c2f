import type { Originals } from './texts.ts';
import type { PhonePolicy } from './trips/phone-policies.ts';

/** A short figure, such as '20+', and its label. */
export interface SiteFigure {
  value: string;
  label: string;
}

/** Services that a site can have pages about, in the order of the footer. */
export const SERVICES = ['planning', 'hotels', 'flights', 'cars', 'insurance'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** The entries of the menu that an agency can hide (spec §2, Header). Their screens stay reachable. */
export const MENU_ENTRIES = ['popularSpots', 'addSpots', 'mySpots'] as const;
export type MenuEntry = (typeof MENU_ENTRIES)[number];

/**
 * Pages whose whole text the agency can write. Without the agency's text, there is no imprint, and the other pages show
 * the product's text.
 */
export const LEGAL_PAGES = ['privacy', 'terms', 'cookies', 'imprint'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

/** A step of the tour behind Watch Demo. */
export interface TourStep {
  title: string;
  text: string;
  /** The address of an uploaded picture; empty for none. */
  picture: string;
}

/** An account of the agency on a social network. */
export interface SocialAccount {
  name: string;
  /** The address of the account; if empty, the name is shown without a link. */
  url: string;
  /** SVG path of the network's logo on a 24 × 24 grid; if empty, the name is shown. */
  mark: string;
}

/** Attributes of the logo's image, in the size for the header. Its alternative text is the agency's name. */
export interface SiteLogo {
  src: string;
  width: number;
  height: number;
  /** The CSS class of the plate behind the logo, which keeps a dark logo visible on a dark background. */
  className: string;
}

/** Attributes of a picture in all of its sizes. */
export interface SitePicture {
  src: string;
  /** The AVIF candidates. */
  srcSet: string;
}

/**
 * The agency's texts and settings for the public pages, embedded in every page. An empty text isn't shown, or the
 * product's own neutral text replaces it.
 */
export interface SiteContent {
  name: string;
  /** Shown in the header instead of the name. */
  logo: SiteLogo | null;
  /** The name on documents; equals `name` if the agency has set no other. */
  legalName: string;
  address: string;
  openingHours: string;
  /** The words that follow the name in the title of the home page. */
  tagline: string;
  /** The description for search engines and link previews. */
  description: string;
  /** A notice, shown in a bar above every page. */
  notice: string;
  socials: readonly SocialAccount[];
  services: readonly ServiceName[];
  /** The inclusions of trips whose destination doesn't set its own. */
  included: readonly string[];
  /** The number of hours within which bookings are confirmed; 0 means no promise. */
  confirmHours: number;
  /** True if someone answers an emergency telephone around the clock while people travel. */
  hasEmergencyLine: boolean;
  /** The number of days before a trip until which its travelers' names can be changed. */
  renameDays: number;
  /** Says if the booking form asks for a telephone number, and if the number is required. */
  askPhone: PhonePolicy;
  /** The number of days within which refunds arrive. */
  refundDays: number;
  footerFigures: readonly SiteFigure[];
  /** The optional entries of the menu that are shown. */
  menu: readonly MenuEntry[];
  heroTitle: string;
  heroText: string;
  /** The agency's picture behind the headline. */
  heroPicture: SitePicture | null;
  /** True to show the product's painted harbor if the agency has no picture of its own. */
  heroDrawing: boolean;
  /** True to show Watch Demo. */
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
  /** True if the site has an imprint. */
  hasImprint: boolean;
  /** The agency's additions to the legal pages: governing law, authority, registration. */
  legalNote: readonly string[];
  /**
   * The names of the texts that aren't in the page's language, such as `heroTitle` or `promises.0.text`; absent if all
   * are.
   */
  originals?: Originals;
}
