import { z } from 'zod/mini';
import { email, text } from '../fields/text.ts';
import { TEXT_LIMITS } from '../options/limits.ts';
import { SETUP_STEPS } from '../options/console.ts';
import { CONTRIBUTION_POLICIES, type ContributionPolicy } from '../options/own-spots.ts';
import { DETAILS_LIMITS } from '../options/trips/trips.ts';
import { isTimeZone } from '../rules/trips/time-zone.ts';
import { MAIL_SETTINGS } from './mail-settings.ts';
import { days, orEmpty, setting } from './setting.ts';
import { SettingPicture } from './setting-pictures.ts';
import { SITE_SETTINGS } from './site-settings.ts';

/**
 * Everything that an agency decides for itself while the product runs; the name's first part is its group.
 * A value that is stored outlives versions: a schema may get wider, and what it does not accept any more
 * counts as not set.
 */
export const SETTINGS = {
  'agency.name': setting({
    schema: text(100, 1),
    default: 'Wayfarer',
    permission: 'settings.write',
  }),
  /** As it stands on papers, where it is another. */
  'agency.legalName': setting({
    schema: text(120),
    default: '',
    permission: 'settings.write',
  }),
  /** In place of the name where the site shows it; its text is the name. */
  'agency.logoPicture': setting({
    schema: orEmpty(SettingPicture),
    default: '',
    permission: 'settings.write',
  }),
  // A small agency's address may be a private home.
  'agency.address': setting({
    schema: text(TEXT_LIMITS.address),
    default: '',
    permission: 'settings.write',
    privateHistory: true,
  }),
  'agency.phone': setting({
    schema: text(TEXT_LIMITS.phone),
    default: '',
    permission: 'settings.write',
    privateHistory: true,
  }),
  'agency.email': setting({
    schema: orEmpty(email()),
    default: '',
    permission: 'settings.write',
    privateHistory: true,
  }),
  /** IANA: by which its day begins. */
  'agency.timeZone': setting({
    schema: text(64, 1).check(z.refine(isTimeZone, 'is not the name of a time zone')),
    default: 'Etc/UTC',
    permission: 'settings.write',
  }),
  /** Office hours, in words. */
  'agency.openingHours': setting({
    schema: text(120),
    default: '',
    permission: 'settings.write',
  }),
  /** Answered day and night, for people on their way. */
  'agency.emergencyPhone': setting({
    schema: text(TEXT_LIMITS.phone),
    default: '',
    permission: 'settings.write',
    privateHistory: true,
  }),
  /** What a trip includes where its destination says nothing else. */
  'booking.included': setting({
    schema: z.pipe(
      z.array(text(DETAILS_LIMITS.entryLength)).check(z.maxLength(DETAILS_LIMITS.entries)),
      z.transform((entries) => entries.filter((entry) => entry !== '')),
    ),
    default: [],
    permission: 'policies.write',
  }),
  /** Within how many hours the agency confirms a booking, as travelers are told; 0: nothing is said. */
  'booking.confirmHours': setting({
    schema: z.int().check(z.minimum(0), z.maximum(720)),
    default: 0,
    permission: 'policies.write',
  }),
  /** Until how many days before a trip its travelers can be replaced by others. */
  'booking.transferUntilDays': setting({
    schema: days(365),
    default: 7,
    permission: 'policies.write',
  }),
  /** Within how many days money that goes back has arrived, as travelers are told. */
  'cancellation.refundDaysPromise': setting({
    schema: days(60),
    default: 10,
    permission: 'policies.write',
  }),
  /** Which of a new owner's first steps are done, or are to be spoken of no more. */
  'setup.steps': setting({
    schema: z.array(z.enum(SETUP_STEPS)).check(z.maxLength(SETUP_STEPS.length)),
    default: [],
    permission: 'settings.write',
  }),
  /** What becomes of destinations that travelers add: what strangers write is sold in the agency's name. */
  'spots.contributions': setting({
    schema: z.enum(CONTRIBUTION_POLICIES),
    default: 'review' as ContributionPolicy,
    permission: 'settings.write',
  }),
  /** Whether a review appears only after someone of the agency has read it. */
  'reviews.approveFirst': setting({
    schema: z.boolean(),
    default: false as boolean,
    permission: 'reviews.moderate',
  }),
  ...MAIL_SETTINGS,
  ...SITE_SETTINGS,
} as const;

export type SettingKey = keyof typeof SETTINGS;
export type SettingValue<K extends SettingKey> = (typeof SETTINGS)[K]['default'];

export const SETTING_KEYS = Object.keys(SETTINGS) as readonly SettingKey[];
