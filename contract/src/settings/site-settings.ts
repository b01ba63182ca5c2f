import { z } from 'zod/mini';
import { Id, email, text } from '../fields/text.ts';
import { MENU_ENTRIES, type MenuEntry, SERVICES } from '../options/site.ts';
import { SettingRates } from './currency-rates.ts';
import { PictureAddress, SettingPicture } from './setting-pictures.ts';
import { orEmpty, setting } from './setting.ts';
import { type WordsKey, wordsLimit } from './setting-texts.ts';

const FIGURES = 4;
const TOUR_STEPS = 8;

const words = (key: WordsKey) => setting(text(wordsLimit(key, 'text')), '');
/** A text of a list's entry, as long as its translations may be. */
const part = (key: WordsKey, name: string, min = 0) => text(wordsLimit(key, `0.${name}`), min);

const figures = (key: WordsKey) =>
  setting(
    z
      .array(z.object({ value: part(key, 'value', 1), label: part(key, 'label', 1) }))
      .check(z.maxLength(FIGURES)),
    [],
  );

/** Only web addresses, because visitors follow these links. */
const WebAddress = text(300).check(
  z.refine((value) => /^https?:\/\/[^\s/]/.test(value), 'must start with https://'),
);

/** The agency's texts and pictures on the public pages; empty by default. */
export const SITE_SETTINGS = {
  'site.tagline': words('site.tagline'),
  'site.description': words('site.description'),
  'site.notice': words('site.notice'),
  /** The color from which all brand shades are derived; empty for the product's own. */
  'site.brandColor': setting(
    orEmpty(
      text(7).check(
        z.toLowerCase(),
        z.refine((value) => /^#[0-9a-f]{6}$/.test(value), 'must be a color such as #0f5c6b'),
      ),
    ),
    '',
  ),
  /** Exchange rates for amounts in other currencies; empty for none. */
  'site.currencyRates': setting(orEmpty(SettingRates), ''),
  'site.heroTitle': words('site.heroTitle'),
  'site.heroText': words('site.heroText'),
  'site.heroPicture': setting(orEmpty(SettingPicture), ''),
  /** True to show the product's painted harbor while there is no picture, instead of the brand color. */
  'site.heroDrawing': setting(z.boolean(), false),
  'site.showTour': setting(z.boolean(), true),
  'site.tour': setting(
    z
      .array(
        z.object({
          title: part('site.tour', 'title', 1),
          text: part('site.tour', 'text', 1),
          picture: z._default(orEmpty(PictureAddress), ''),
        }),
      )
      .check(z.maxLength(TOUR_STEPS)),
    [],
  ),
  /** The optional menu entries; by default all of them (spec §2, Header). */
  'site.menu': setting(z.array(z.enum(MENU_ENTRIES)).check(z.maxLength(MENU_ENTRIES.length)), [
    ...MENU_ENTRIES,
  ] as MenuEntry[]),
  'site.heroFigures': figures('site.heroFigures'),
  'site.showCounts': setting(z.boolean(), true),
  'site.catalogueText': words('site.catalogueText'),
  'site.catalogueFigures': figures('site.catalogueFigures'),
  'site.aboutTitle': words('site.aboutTitle'),
  'site.aboutText': words('site.aboutText'),
  /** The story in paragraphs, separated by empty lines. */
  'site.story': words('site.story'),
  'site.promises': setting(
    z
      .array(
        z.object({
          title: part('site.promises', 'title', 1),
          text: part('site.promises', 'text', 1),
        }),
      )
      .check(z.maxLength(FIGURES)),
    [],
  ),
  /** If empty, the sample team is shown, if samples are loaded. */
  'site.team': setting(
    z
      .array(
        z.object({
          name: text(80, 1),
          post: part('site.team', 'post'),
          mail: orEmpty(email()),
          quote: part('site.team', 'quote'),
          expertise: part('site.team', 'expertise'),
          portrait: z._default(orEmpty(PictureAddress), ''),
        }),
      )
      .check(z.maxLength(24)),
    [],
    { privateHistory: true },
  ),
  /** If empty, the sample spots are shown, if samples are loaded. */
  'site.featured': setting(
    z
      .array(
        z.object({
          spotId: Id,
          title: part('site.featured', 'title'),
          text: part('site.featured', 'text'),
        }),
      )
      .check(z.maxLength(24)),
    [],
  ),
  'site.services': setting(
    z.array(z.enum(SERVICES)).check(
      z.maxLength(SERVICES.length),
      z.refine((value) => new Set(value).size === value.length, 'contains an entry twice'),
    ),
    [],
  ),
  'site.footerFigures': figures('site.footerFigures'),
  'site.socials': setting(
    z.array(z.object({ name: text(30, 1), url: orEmpty(WebAddress) })).check(z.maxLength(8)),
    [],
  ),
  'site.legalNote': words('site.legalNote'),
  /** Whole legal pages in simple markup. If empty, there is no imprint, and the other pages have the product's text. */
  'legal.privacy': words('legal.privacy'),
  'legal.terms': words('legal.terms'),
  'legal.cookies': words('legal.cookies'),
  'legal.imprint': words('legal.imprint'),
} as const;
