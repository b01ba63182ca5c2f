import { type MenuEntry, SERVICES, type ServiceName } from '@wayfarer/contract';
import { sections } from './labels.texts.js';
import { ratesField } from './rates-field.ts';
import { columns, figures as figureTexts, menuNames, services, site } from './site-labels.texts.js';
import type { RowColumn, SettingField } from './setting-field.ts';

const FIGURE: readonly RowColumn[] = [
  { name: 'value', label: figureTexts.value },
  { name: 'label', label: figureTexts.label },
];

const figures = (label: string, section: string): SettingField => ({
  label,
  section,
  hint: figureTexts.hint,
  kind: 'rows',
  columns: FIGURE,
  most: 4,
  add: figureTexts.add,
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

const SERVICE_NAMES: Readonly<Record<ServiceName, string>> = services;
const MENU_NAMES: Readonly<Record<MenuEntry, string>> = menuNames;
const { look: LOOK, home: HOME, catalog: CATALOG, about: ABOUT, footer: FOOTER } = sections;

/** Settings for the public pages. */
export const SITE_FIELDS = {
  'site.brandColor': {
    label: site.brandColor.label,
    section: LOOK,
    hint: site.brandColor.hint,
    kind: 'color',
    wide: true,
  },
  'site.notice': words(site.notice.label, LOOK, site.notice.hint),
  'site.currencyRates': ratesField(LOOK),
  'site.menu': {
    label: site.menu.label,
    section: LOOK,
    hint: site.menu.hint,
    kind: 'set',
    options: MENU_NAMES,
    wide: true,
  },
  'site.tagline': line(site.tagline.label, LOOK, site.tagline.hint),
  'site.description': words(site.description.label, LOOK),
  'site.heroTitle': line(site.heroTitle.label, HOME, site.heroTitle.hint),
  'site.heroText': words(site.heroText.label, HOME),
  'site.heroPicture': {
    label: site.heroPicture.label,
    section: HOME,
    hint: site.heroPicture.hint,
    kind: 'picture',
    wide: true,
  },
  'site.heroDrawing': {
    label: site.heroDrawing.label,
    section: HOME,
    kind: 'switch',
    wide: true,
  },
  'site.showTour': {
    label: site.showTour.label,
    section: HOME,
    kind: 'switch',
    wide: true,
  },
  'site.tour': {
    label: site.tour.label,
    section: HOME,
    hint: site.tour.hint,
    kind: 'rows',
    columns: [
      { name: 'picture', label: columns.picture, kind: 'picture' },
      { name: 'title', label: columns.title },
      { name: 'text', label: columns.words, kind: 'long' },
    ],
    most: 8,
    add: site.tour.add,
    wide: true,
  },
  'site.showCounts': {
    label: site.showCounts.label,
    section: HOME,
    kind: 'switch',
    wide: true,
  },
  'site.heroFigures': figures(site.heroFigures, HOME),
  'site.featured': {
    label: site.featured.label,
    section: HOME,
    hint: site.featured.hint,
    kind: 'rows',
    columns: [
      { name: 'spotId', label: columns.spot, kind: 'spot' },
      { name: 'title', label: columns.title },
      { name: 'text', label: columns.words, kind: 'long' },
    ],
    most: 24,
    add: site.featured.add,
    wide: true,
  },
  'site.catalogueText': words(site.catalogueText, CATALOG),
  'site.catalogueFigures': figures(site.catalogueFigures, CATALOG),
  'site.aboutTitle': line(site.aboutTitle.label, ABOUT, site.aboutTitle.hint),
  'site.aboutText': words(site.aboutText, ABOUT),
  'site.story': {
    ...words(site.story.label, ABOUT, site.story.hint),
    rows: 8,
  },
  'site.promises': {
    label: site.promises.label,
    section: ABOUT,
    kind: 'rows',
    columns: [
      { name: 'title', label: columns.promise },
      { name: 'text', label: columns.inOtherWords, kind: 'long' },
    ],
    most: 4,
    add: site.promises.add,
    wide: true,
  },
  'site.team': {
    label: site.team.label,
    section: ABOUT,
    hint: site.team.hint,
    kind: 'rows',
    columns: [
      { name: 'portrait', label: columns.portrait, kind: 'portrait' },
      { name: 'name', label: columns.name },
      { name: 'post', label: columns.post },
      { name: 'mail', label: columns.mail },
      { name: 'expertise', label: columns.expertise },
      { name: 'quote', label: columns.quote, kind: 'long' },
    ],
    most: 24,
    add: site.team.add,
    wide: true,
  },
  'site.services': {
    label: site.services.label,
    section: FOOTER,
    hint: site.services.hint,
    kind: 'set',
    options: Object.fromEntries(SERVICES.map((name) => [name, SERVICE_NAMES[name]])),
    wide: true,
  },
  'site.footerFigures': figures(site.footerFigures, FOOTER),
  'site.socials': {
    label: site.socials.label,
    section: FOOTER,
    hint: site.socials.hint,
    kind: 'rows',
    columns: [
      { name: 'name', label: columns.name },
      { name: 'url', label: columns.address },
    ],
    most: 8,
    add: site.socials.add,
    wide: true,
  },
  'site.legalNote': {
    ...words(site.legalNote.label, FOOTER, site.legalNote.hint),
    rows: 4,
  },
} as const satisfies Readonly<Record<string, SettingField>>;
