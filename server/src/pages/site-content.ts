import {
  readPictureAddress,
  type SettingPicture,
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

/** The space for the logo in a line of the header, in pixels. */
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

/** The agency's details and texts that every page contains. */
export async function siteContent({ read }: Settings): Promise<SiteContent> {
  const name = await read('agency.name');
  return {
    name,
    logo: logoOf(await read('agency.logoPicture')),
    legalName: (await read('agency.legalName')) || name,
    address: await read('agency.address'),
    openingHours: await read('agency.openingHours'),
    tagline: await read('site.tagline'),
    // the neutral default is here, so that it isn't in every browser's script
    description:
      (await read('site.description')) || `${name}: browse and book destinations online.`,
    notice: await read('site.notice'),
    socials: (await read('site.socials')).map(({ name: account, url }) => ({
      name: account,
      url,
      mark: SOCIAL_MARKS[account.toLowerCase()] ?? '',
    })),
    services: await read('site.services'),
    included: await read('booking.included'),
    confirmHours: await read('booking.confirmHours'),
    hasEmergencyLine: (await read('agency.emergencyPhone')) !== '',
    renameDays: await read('booking.transferUntilDays'),
    askPhone: await read('booking.phone'),
    refundDays: await read('cancellation.refundDaysPromise'),
    footerFigures: await read('site.footerFigures'),
    heroTitle: (await read('site.heroTitle')) || `Travel with ${name}`,
    heroText: await read('site.heroText'),
    menu: await read('site.menu'),
    heroPicture: heroOf(await read('site.heroPicture')),
    heroDrawing: await read('site.heroDrawing'),
    showTour: await read('site.showTour'),
    tour: await read('site.tour'),
    heroFigures: await read('site.heroFigures'),
    showCounts: await read('site.showCounts'),
    catalogueText: await read('site.catalogueText'),
    catalogueFigures: await read('site.catalogueFigures'),
    aboutTitle: await read('site.aboutTitle'),
    aboutText: await read('site.aboutText'),
    story: paragraphs(await read('site.story')),
    promises: await read('site.promises'),
    hasImprint: (await read('legal.imprint')) !== '',
    legalNote: paragraphs(await read('site.legalNote')),
  };
}

/** How travelers reach the agency, from its settings or else from the environment. */
export async function siteContact({ config, settings }: Pick<AppContext, 'config' | 'settings'>) {
  const email = (await settings.read('agency.email')) || config.contact.email;
  const phone = (await settings.read('agency.phone')) || config.contact.phone;
  const whatsapp = await settings.read('agency.whatsapp');
  return { ...(email && { email }), ...(phone && { phone }), ...(whatsapp && { whatsapp }) };
}
