import { type MenuEntry, SERVICES, type ServiceName } from '@wayfarer/contract';
import { sections } from './labels.texts.js';
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

type Texts = Pick<SettingField, 'label' | 'hint'>;

const line = (texts: Texts, section: string): SettingField => ({
  ...texts,
  section,
  kind: 'text',
  wide: true,
});

const words = (texts: Texts, section: string): SettingField => ({
  ...line(texts, section),
  kind: 'long',
});

const SERVICE_NAMES: Readonly<Record<ServiceName, string>> = services;
const MENU_NAMES: Readonly<Record<MenuEntry, string>> = menuNames;
const { look: LOOK, home: HOME, catalog: CATALOG, about: ABOUT, footer: FOOTER } = sections;

export const SITE_FIELDS = {
  'site.brandColor': { ...site.brandColor, section: LOOK, kind: 'color', wide: true },
  'site.notice': words(site.notice, LOOK),
  'site.currencyRates': { ...site.currencyRates, section: LOOK, kind: 'rates', wide: true },
  'site.menu': { ...site.menu, section: LOOK, kind: 'set', options: MENU_NAMES, wide: true },
  'site.tagline': line(site.tagline, LOOK),
  'site.description': words(site.description, LOOK),
  'site.heroTitle': line(site.heroTitle, HOME),
  'site.heroText': words(site.heroText, HOME),
  'site.heroPicture': { ...site.heroPicture, section: HOME, kind: 'picture', wide: true },
  'site.heroDrawing': { ...site.heroDrawing, section: HOME, kind: 'switch', wide: true },
  'site.showTour': { ...site.showTour, section: HOME, kind: 'switch', wide: true },
  'site.tour': {
    ...site.tour,
    section: HOME,
    kind: 'rows',
    columns: [
      { name: 'picture', label: columns.picture, kind: 'picture' },
      { name: 'title', label: columns.title },
      { name: 'text', label: columns.words, kind: 'long' },
    ],
    most: 8,
    wide: true,
  },
  'site.showCounts': { ...site.showCounts, section: HOME, kind: 'switch', wide: true },
  'site.heroFigures': figures(site.heroFigures, HOME),
  'site.featured': {
    ...site.featured,
    section: HOME,
    kind: 'rows',
    columns: [
      { name: 'spotId', label: columns.spot, kind: 'spot' },
      { name: 'title', label: columns.title },
      { name: 'text', label: columns.words, kind: 'long' },
    ],
    most: 24,
    wide: true,
  },
  'site.catalogueText': words({ label: site.catalogueText }, CATALOG),
  'site.catalogueFigures': figures(site.catalogueFigures, CATALOG),
  'site.aboutTitle': line(site.aboutTitle, ABOUT),
  'site.aboutText': words({ label: site.aboutText }, ABOUT),
  'site.story': { ...words(site.story, ABOUT), rows: 8 },
  'site.promises': {
    ...site.promises,
    section: ABOUT,
    kind: 'rows',
    columns: [
      { name: 'title', label: columns.promise },
      { name: 'text', label: columns.inOtherWords, kind: 'long' },
    ],
    most: 4,
    wide: true,
  },
  'site.team': {
    ...site.team,
    section: ABOUT,
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
    wide: true,
  },
  'site.services': {
    ...site.services,
    section: FOOTER,
    kind: 'set',
    options: Object.fromEntries(SERVICES.map((name) => [name, SERVICE_NAMES[name]])),
    wide: true,
  },
  'site.footerFigures': figures(site.footerFigures, FOOTER),
  'site.socials': {
    ...site.socials,
    section: FOOTER,
    kind: 'rows',
    columns: [
      { name: 'name', label: columns.name },
      { name: 'url', label: columns.address },
    ],
    most: 8,
    wide: true,
  },
  'site.legalNote': { ...words(site.legalNote, FOOTER), rows: 4 },
} as const satisfies Readonly<Record<string, SettingField>>;
