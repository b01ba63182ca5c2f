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
/** A text of a list's entry, with the same maximum length as its translations. */
const part = (key: WordsKey, name: string, min = 0) => text(wordsLimit(key, `0.${name}`), min);

const figures = (key: WordsKey) =>
  setting(
    z
      .array(z.object({ value: part(key, 'value', 1), label: part(key, 'label', 1) }))
      .check(z.maxLength(FIGURES)),
    [],
  );

/** A URL that visitors can follow safely. */
const WebAddress = text(300).check(
  z.refine((value) => /^https?:\/\/[^\s/]/.test(value), 'must start with https://'),
);

/**
 * The agency's texts and pictures on the public pages; empty by default. The demo's texts are in `demo/site.json`.
 */
export const SITE_SETTINGS = {
  'site.tagline': words('site.tagline'),
  'site.description': words('site.description'),
  /** A notice, shown in a bar above every page, for example before maintenance. */
  'site.notice': words('site.notice'),
  /** The color from which all brand shades are derived; if empty, the product's own. */
  'site.brandColor': setting(
    orEmpty(
      text(7).check(
        z.toLowerCase(),
        z.refine((value) => /^#[0-9a-f]{6}$/.test(value), 'must be a color such as #0f5c6b'),
      ),
    ),
    '',
  ),
  /** Exchange rates with which visitors can also see amounts in other currencies; empty for none. */
  'site.currencyRates': setting(orEmpty(SettingRates), ''),
  'site.heroTitle': words('site.heroTitle'),
  'site.heroText': words('site.heroText'),
  /** The picture behind the headline. */
  'site.heroPicture': setting(orEmpty(SettingPicture), ''),
  /** True to show the product's painted harbor while there is no picture; if false, the brand color is shown. */
  'site.heroDrawing': setting(z.boolean(), false),
  /** True to show the button Watch Demo (spec §2, Home), which opens a tour of the site. */
  'site.showTour': setting(z.boolean(), true),
  /** The steps of the tour; if empty, the product's own tour is shown. */
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
  /** The optional entries of the menu; by default all of them (spec §2, Header). */
  'site.menu': setting(z.array(z.enum(MENU_ENTRIES)).check(z.maxLength(MENU_ENTRIES.length)), [
    ...MENU_ENTRIES,
  ] as MenuEntry[]),
  'site.heroFigures': figures('site.heroFigures'),
  /** True to show the actual number of destinations and countries on the home page. */
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
  /** The team on the public pages. If empty, the sample team is shown, if samples are loaded. */
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
  /** The popular spots, in order. If empty, the sample spots are shown, if samples are loaded. */
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
  /** The services that have a page. */
  'site.services': setting(
    z.array(z.enum(SERVICES)).check(
      z.maxLength(SERVICES.length),
      z.refine((value) => new Set(value).size === value.length, 'contains one twice'),
    ),
    [],
  ),
  'site.footerFigures': figures('site.footerFigures'),
  'site.socials': setting(
    z.array(z.object({ name: text(30, 1), url: orEmpty(WebAddress) })).check(z.maxLength(8)),
    [],
  ),
  'site.legalNote': words('site.legalNote'),
  /**
   * Whole legal pages in simple markup (`rules/text/simple-markup.ts`). If empty, the product's text is used; for the
   * imprint, there is none.
   */
  'legal.privacy': words('legal.privacy'),
  'legal.terms': words('legal.terms'),
  'legal.cookies': words('legal.cookies'),
  'legal.imprint': words('legal.imprint'),
} as const;
