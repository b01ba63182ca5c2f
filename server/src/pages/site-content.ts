import {
  readPictureAddress,
  type SettingKey,
  type SettingPicture,
  type SettingValue,
  type SiteContent,
  type SiteLogo,
  type SitePicture,
  smallestPicture,
} from '@wayfarer/contract';
import type { AppContext, Settings } from '../context.ts';
import { SOCIAL_MARKS } from './social-marks.ts';

const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** The space in the header, in pixels. */
const LOGO = { height: 36, width: 168 } as const;

function logoOf(picture: SettingPicture | ''): SiteLogo | null {
  if (picture === '') return null;
  const scale = Math.min(LOGO.height / picture.height, LOGO.width / picture.width);
  const [width = 1, height = 1] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  );
  return { src: smallestPicture(picture.url), width, height, className: 'logo' };
}

function heroOf(picture: SettingPicture | ''): SitePicture | null {
  const stored = picture === '' ? null : readPictureAddress(picture.url);
  if (stored === null || picture === '') return null;
  const sizes = stored.widths.map((width) => `${stored.base}-${width}.avif ${width}w`);
  return { src: picture.url, srcSet: sizes.join(', ') };
}

/** Parts with words, and their settings. */
const WORDS = {
  openingHours: 'agency.openingHours',
  tagline: 'site.tagline',
  description: 'site.description',
  notice: 'site.notice',
  included: 'booking.included',
  footerFigures: 'site.footerFigures',
  heroTitle: 'site.heroTitle',
  heroText: 'site.heroText',
  tour: 'site.tour',
  heroFigures: 'site.heroFigures',
  catalogueText: 'site.catalogueText',
  catalogueFigures: 'site.catalogueFigures',
  aboutTitle: 'site.aboutTitle',
  aboutText: 'site.aboutText',
  story: 'site.story',
  promises: 'site.promises',
  legalNote: 'site.legalNote',
} as const satisfies Partial<Record<keyof SiteContent, SettingKey>>;

type Words = { [Part in keyof typeof WORDS]: SettingValue<(typeof WORDS)[Part]> };

/** The agency's words in a language, and those that aren't translated into it, such as `promises.0.text`. */
async function wordsIn({ readIn }: Settings, language: string | undefined) {
  const parts = Object.entries(WORDS);
  const read = await Promise.all(
    parts.map(async ([part, key]) => {
      const { originals, value } = await readIn(key, language);
      return { part, originals, value };
    }),
  );
  return {
    words: Object.fromEntries(read.map(({ part, value }) => [part, value])) as Words,
    names: read.flatMap(({ originals, part }) =>
      originals.map((name) => (name === 'text' ? part : `${part}.${name}`)),
    ),
  };
}

/**
 * The agency's details and texts in every page. Headline and description may be empty; each build of the pages then
 * uses its own.
 */
export async function siteContent(
  settings: Settings,
  { language, original }: { language?: string | undefined; original: string },
): Promise<SiteContent> {
  const { read } = settings;
  const { names, words } = await wordsIn(settings, language);
  const name = await read('agency.name');
  return {
    ...words,
    name,
    logo: logoOf(await read('agency.logoPicture')),
    legalName: (await read('agency.legalName')) || name,
    address: await read('agency.address'),
    socials: (await read('site.socials')).map(({ name: account, url }) => ({
      name: account,
      url,
      mark: SOCIAL_MARKS[account.toLowerCase()] ?? '',
    })),
    services: await read('site.services'),
    confirmHours: await read('booking.confirmHours'),
    hasEmergencyLine: (await read('agency.emergencyPhone')) !== '',
    renameDays: await read('booking.transferUntilDays'),
    askPhone: await read('booking.phone'),
    refundDays: await read('cancellation.refundDaysPromise'),
    menu: await read('site.menu'),
    heroPicture: heroOf(await read('site.heroPicture')),
    heroDrawing: await read('site.heroDrawing'),
    showTour: await read('site.showTour'),
    showCounts: await read('site.showCounts'),
    story: paragraphs(words.story),
    hasImprint: (await read('legal.imprint')) !== '',
    legalNote: paragraphs(words.legalNote),
    ...(names.length > 0 && { originals: { language: original, names } }),
  };
}

/** The contact from the agency's settings, or from the environment if they aren't set. */
export async function siteContact({ config, settings }: Pick<AppContext, 'config' | 'settings'>) {
  const email = (await settings.read('agency.email')) || config.contact.email;
  const phone = (await settings.read('agency.phone')) || config.contact.phone;
  const whatsapp = await settings.read('agency.whatsapp');
  return { ...(email && { email }), ...(phone && { phone }), ...(whatsapp && { whatsapp }) };
}
