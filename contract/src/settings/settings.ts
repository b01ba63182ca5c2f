import { z } from 'zod/mini';
import {
  type TransferTerms as TransferTermsValue,
  TransferTerms,
} from '../fields/money/bank-account.ts';
import { Bookkeeping, type Bookkeeping as BookkeepingValue } from '../fields/money/bookkeeping.ts';
import { PaymentPlan } from '../fields/money/prices.ts';
import { email, text } from '../fields/text.ts';
import { TEXT_LIMITS } from '../options/limits.ts';
import { FORMER_SETUP_STEPS, SETUP_STEPS } from '../options/console.ts';
import { CONTRIBUTION_POLICIES, type ContributionPolicy } from '../options/own-spots.ts';
import { HOLD_MINUTES } from '../options/trips/booking-core.ts';
import { OFFER_HOURS } from '../options/trips/waiting.ts';
import { SPREADSHEETS, type Spreadsheets } from '../options/spreadsheets.ts';
import { PHONE_POLICIES, type PhonePolicy } from '../options/trips/phone-policies.ts';
import { DETAILS_LIMITS } from '../options/trips/trips.ts';
import type { PaymentPlan as PaymentPlanRule } from '../rules/money/prices/payment-plan.ts';
import { isTimeZone } from '../rules/trips/dates/time-zone.ts';
import { MAIL_SETTINGS } from './mail-settings.ts';
import { PAPER_SETTINGS } from './paper-settings.ts';
import { days, orEmpty, setting } from './setting.ts';
import { SettingPicture } from './setting-pictures.ts';
import { wordsLimit } from './setting-texts.ts';
import { SITE_SETTINGS } from './site-settings.ts';

/**
 * Everything that an agency can set while the product runs. The first part of a key is the setting's group. A schema
 * may only become wider, because a stored value that it doesn't accept counts as not set.
 */
export const SETTINGS = {
  'agency.name': setting(text(100, 1), 'Wayfarer'),
  /** The name on documents; empty for the agency's name. */
  'agency.legalName': setting(text(120), ''),
  /** Shown on the site instead of the agency's name. */
  'agency.logoPicture': setting(orEmpty(SettingPicture), ''),
  // Small agencies may enter a private home.
  'agency.address': setting(text(TEXT_LIMITS.address), '', { privateHistory: true }),
  'agency.phone': setting(text(TEXT_LIMITS.phone), '', { privateHistory: true }),
  'agency.email': setting(orEmpty(email()), '', { privateHistory: true }),
  /** With its country code. */
  'agency.whatsapp': setting(
    orEmpty(
      text(TEXT_LIMITS.phone).check(
        z.refine(
          (value) => /^\+[\d ().-]{7,}$/.test(value),
          'must start with the country code, such as +351 912 345 678',
        ),
      ),
    ),
    '',
    { privateHistory: true },
  ),
  /** The IANA time zone of the agency's days. */
  'agency.timeZone': setting(
    text(64, 1).check(z.refine(isTimeZone, 'is not the name of a time zone')),
    'Etc/UTC',
  ),
  /** The format of exports. */
  'agency.spreadsheets': setting(z.enum(SPREADSHEETS), 'comma' as Spreadsheets),
  'agency.openingHours': setting(text(wordsLimit('agency.openingHours', 'text')), ''),
  /** The number for people who are traveling, answered around the clock. */
  'agency.emergencyPhone': setting(text(TEXT_LIMITS.phone), '', { privateHistory: true }),
  'booking.included': setting(
    z.pipe(
      z.array(text(wordsLimit('booking.included', '0'))).check(z.maxLength(DETAILS_LIMITS.entries)),
      z.transform((entries) => entries.filter((entry) => entry !== '')),
    ),
    [],
    { permission: 'policies.write' },
  ),
  /** Shown to travelers; 0 hides it. */
  'booking.confirmHours': setting(z.int().check(z.minimum(0), z.maximum(720)), 0, {
    permission: 'policies.write',
  }),
  /** How trips are paid for; if empty, the environment's `CHARGE` decides. */
  'money.plan': setting(orEmpty(PaymentPlan), '' as PaymentPlanRule | '', {
    permission: 'policies.write',
  }),
  /** How travelers pay by bank transfer; empty if they can't. */
  'money.transfer': setting(orEmpty(TransferTerms), '' as TransferTermsValue | '', {
    permission: 'policies.write',
  }),
  /** The accounts of the agency's books; empty if it hasn't named any. */
  'money.books': setting(orEmpty(Bookkeeping), '' as BookkeepingValue | ''),
  /** The number of days before a trip until which its travelers' names can be changed. */
  'booking.transferUntilDays': setting(days(365), 7, { permission: 'policies.write' }),
  /** True to show vouchers before the first payment, so that travelers can pay everything on arrival. */
  'booking.payOnArrival': setting(z.boolean(), false, { permission: 'policies.write' }),
  /**
   * The number of minutes for which a traveler's unpaid booking keeps limited places; 0 for no limit. Has no effect
   * with `booking.payOnArrival`.
   */
  'booking.holdMinutes': setting(
    z.int().check(
      z.minimum(0),
      z.maximum(HOLD_MINUTES.max),
      z.refine(
        (minutes) => minutes === 0 || minutes >= HOLD_MINUTES.min,
        `must be 0 or at least ${HOLD_MINUTES.min}`,
      ),
    ),
    HOLD_MINUTES.usual as number,
    { permission: 'policies.write' },
  ),
  /** True if unpaid bookings of destinations without limits expire, too. */
  'booking.holdUnlimited': setting(z.boolean(), false, { permission: 'policies.write' }),
  /** The number of hours for which free places are offered to the waiting list. */
  'booking.offerHours': setting(
    z.int().check(z.minimum(OFFER_HOURS.min), z.maximum(OFFER_HOURS.max)),
    OFFER_HOURS.usual as number,
    { permission: 'policies.write' },
  ),
  /** Applies to travelers' bookings only. */
  'booking.phone': setting(z.enum(PHONE_POLICIES), 'off' as PhonePolicy, {
    permission: 'policies.write',
  }),
  /** Shown to travelers. */
  'cancellation.refundDaysPromise': setting(days(60), 10, { permission: 'policies.write' }),
  /** The setup steps that an owner has done or dismissed. */
  'setup.steps': setting(
    z
      .array(z.enum([...SETUP_STEPS, ...FORMER_SETUP_STEPS]))
      .check(z.maxLength(SETUP_STEPS.length + FORMER_SETUP_STEPS.length)),
    [],
  ),
  'spots.contributions': setting(z.enum(CONTRIBUTION_POLICIES), 'review' as ContributionPolicy),
  'reviews.approveFirst': setting(z.boolean(), false, { permission: 'reviews.moderate' }),
  ...PAPER_SETTINGS,
  ...MAIL_SETTINGS,
  ...SITE_SETTINGS,
} as const;

export type { SettingPicture } from './setting-pictures.ts';
export type SettingKey = keyof typeof SETTINGS;
export type SettingValue<K extends SettingKey> = (typeof SETTINGS)[K]['default'];

export const SETTING_KEYS = Object.keys(SETTINGS) as readonly SettingKey[];
