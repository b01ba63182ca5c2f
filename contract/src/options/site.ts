/** A short figure and what it counts. */
export interface SiteFigure {
  value: string;
  label: string;
}

/** The services that a site can have pages about, in the order of the footer. */
export const SERVICES = ['planning', 'hotels', 'flights', 'cars', 'insurance'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** Where the agency can be found elsewhere. */
export interface SocialAccount {
  name: string;
  /** Empty: the name is shown, but leads nowhere yet. */
  url: string;
  /** The outline of its mark, in a square of 24; empty: it is called by its name. */
  mark: string;
}

/** The attributes of the logo's image, whose text is the agency's name: small enough for the header. */
export interface SiteLogo {
  src: string;
  width: number;
  height: number;
  /** Of the plate below it, which keeps a dark logo visible on dark ground. */
  className: string;
}

/**
 * What the site's public pages say about the agency, as every page carries it. A text that is empty is not
 * shown, or the product's own neutral words stand there.
 */
export interface SiteContent {
  name: string;
  /** Stands in the header instead of the name. */
  logo: SiteLogo | null;
  /** As it stands on papers; the name where it is no other. */
  legalName: string;
  address: string;
  openingHours: string;
  /** After the name in the title of Home. */
  tagline: string;
  /** For search engines and link previews. */
  description: string;
  /** In a bar above every page. */
  notice: string;
  socials: readonly SocialAccount[];
  services: readonly ServiceName[];
  /** What trips include where their destination says nothing else. */
  included: readonly string[];
  /** Within how many hours bookings are confirmed; 0: not promised. */
  confirmHours: number;
  footerFigures: readonly SiteFigure[];
  heroTitle: string;
  heroText: string;
  heroFigures: readonly SiteFigure[];
  /** Whether Home says how many destinations and countries there are, as counted. */
  showCounts: boolean;
  catalogueText: string;
  catalogueFigures: readonly SiteFigure[];
  aboutTitle: string;
  aboutText: string;
  story: readonly string[];
  promises: readonly { title: string; text: string }[];
  /** What the legal pages say beyond what the product does: law, authority, registration. */
  legalNote: readonly string[];
}
