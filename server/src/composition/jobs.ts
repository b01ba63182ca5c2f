import { fillOpenBalances, keepEarlierFigures } from '../features/today/index.ts';
import { RETENTION } from '@wayfarer/contract';
import type { CardSandbox } from '@wayfarer/card-sandbox';
import type { Identity } from '@wayfarer/identity';
import type { AppContext } from '../context.ts';
import { nameBookings } from '../features/booking-records/index.ts';
import { adoptGuests } from '../features/guests/index.ts';
import { runBatches } from '../features/departures/index.ts';
import { deleteUnconfirmed } from '../features/newsletter/index.ts';
import {
  executeDueRefunds,
  backfillEvents,
  catchUpRestore,
  pruneEvents,
  markModes,
  noteCardFees,
  sweepIntents,
} from '../features/payments/index.ts';
import { deleteIdlePictures, makeAvifs, sweepPictureFiles } from '../features/pictures/index.ts';
import { tellExceptions } from '../features/policies/index.ts';
import { recountRatings } from '../features/reviews/index.ts';
import { refreshSearch } from '../features/spots/index.ts';
import { recheckTripMails, sendHeldNews, sendTripMails } from '../features/trip-mails/index.ts';
import {
  executeErasures,
  finishDeletions,
  followBlocks,
  type AccountErasure,
} from '../features/users/index.ts';
import { deleteKeysBefore } from '../idempotency/store.ts';
import { forgetWindowsBefore } from '../http/guards/shared-rate-limits.ts';
import { deliverMail } from '../jobs/deliver-mail.ts';
import type { Job } from '../jobs/runner.ts';
import { sendAgencyBundles } from '../mails/agency-bundles.ts';
import { sendAgencyDigest } from '../mails/agency-digest.ts';
import { deleteMailsBefore } from '../mails/outbox-store.ts';
import { forgetTurnsBefore } from '../mails/unproved-mailboxes.ts';
import { endRetention } from './retention.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const KEEP_KEYS_MS = DAY;
/**
 * The time for which emails are kept. They contain names, addresses and links, so only while people may ask about one.
 */
const KEEP_MAILS_MS = RETENTION.mailDays * DAY;

/** All periodic work, of the product and of the services in this process. */
export function jobsOf(
  context: AppContext,
  erasure: AccountErasure,
  identity: Identity | null,
  sandbox: CardSandbox | null,
): Job[] {
  return [
    ...bookingJobs(context),
    ...contentJobs(context),
    ...mailJobs(context),
    ...accountJobs(context, erasure),
    ...cleaningJobs(context),
    ...(identity ? identityJobs(identity) : []),
    ...(sandbox ? sandboxJobs(sandbox) : []),
  ];
}

const bookingJobs = (context: AppContext): Job[] => [
  { name: 'settle-payments', everyMs: MINUTE, run: (signal) => sweepIntents(context, signal) },
  {
    name: 'catch-up-card-events',
    everyMs: 10 * MINUTE,
    run: (signal) => backfillEvents(context, signal),
  },
  {
    name: 'catch-up-after-restore',
    everyMs: MINUTE,
    run: (signal) => catchUpRestore(context, signal),
  },
  {
    name: 'carry-out-refunds',
    everyMs: 10 * SECOND,
    run: (signal) => executeDueRefunds(context, signal),
  },
  // an older version running alongside still writes rows without a mode
  { name: 'mark-payment-modes', everyMs: 60 * MINUTE, run: () => markModes(context) },
  {
    name: 'note-card-fees',
    everyMs: 60 * MINUTE,
    run: (signal) => noteCardFees(context, signal),
  },
  {
    name: 'fill-open-balances',
    everyMs: 60 * MINUTE,
    run: (signal) => fillOpenBalances(context, signal),
  },
  { name: 'keep-earlier-figures', everyMs: 10 * MINUTE, run: () => keepEarlierFigures(context) },
  // An older version running alongside writes bookings without a reference.
  { name: 'name-bookings', everyMs: 10 * MINUTE, run: (signal) => nameBookings(context, signal) },
  // it also writes bookings without their guests
  { name: 'adopt-guests', everyMs: 10 * MINUTE, run: (signal) => adoptGuests(context, signal) },
  { name: 'run-batches', everyMs: 5 * SECOND, run: (signal) => runBatches(context, signal) },
  {
    name: 'tell-exceptions',
    everyMs: 10 * SECOND,
    run: (signal) => tellExceptions(context, signal),
  },
];

const contentJobs = (context: AppContext): Job[] => [
  { name: 'make-avifs', everyMs: 10 * SECOND, run: (signal) => makeAvifs(context, signal) },
  {
    name: 'delete-idle-pictures',
    everyMs: 60 * MINUTE,
    run: (signal) => deleteIdlePictures(context, signal),
  },
  {
    name: 'sweep-picture-files',
    everyMs: DAY,
    run: (signal) => sweepPictureFiles(context, signal),
  },
  { name: 'recount-ratings', everyMs: DAY, run: (signal) => recountRatings(context, signal) },
  // for rows of an older version, and for all rows after a change of the synonyms
  { name: 'refresh-search', everyMs: 10 * MINUTE, run: (signal) => refreshSearch(context, signal) },
];

const mailJobs = (context: AppContext): Job[] => [
  {
    name: 'deliver-mail',
    everyMs: 5 * SECOND,
    perProcess: true,
    run: (signal) => deliverMail(context, context.mailer, signal, recheckTripMails(context)),
  },
  {
    name: 'send-trip-mails',
    everyMs: 15 * MINUTE,
    run: (signal) => sendTripMails(context, signal),
  },
  { name: 'send-held-news', everyMs: 5 * MINUTE, run: (signal) => sendHeldNews(context, signal) },
  { name: 'send-agency-bundles', everyMs: 10 * MINUTE, run: () => sendAgencyBundles(context) },
  { name: 'send-agency-digest', everyMs: 5 * MINUTE, run: () => sendAgencyDigest(context) },
];

const accountJobs = (context: AppContext, erasure: AccountErasure): Job[] => [
  {
    name: 'finish-deletions',
    everyMs: MINUTE,
    run: (signal) => finishDeletions(context, erasure, signal),
  },
  {
    name: 'carry-out-erasures',
    everyMs: MINUTE,
    run: (signal) => executeErasures(context, erasure, signal),
  },
  // for blocks that the identity service didn't accept at once, and for those of an older version
  { name: 'follow-blocks', everyMs: MINUTE, run: (signal) => followBlocks(context, signal) },
];

const cleaningJobs = (context: AppContext): Job[] => [
  { name: 'forget-idempotency-keys', everyMs: 60 * MINUTE, run: () => forgetOldKeys(context) },
  { name: 'forget-card-events', everyMs: 60 * MINUTE, run: () => pruneEvents(context) },
  { name: 'forget-request-windows', everyMs: 60 * MINUTE, run: () => forgetWindows(context) },
  { name: 'forget-mails', everyMs: 60 * MINUTE, run: () => forgetOldMails(context) },
  {
    name: 'forget-unconfirmed-readers',
    everyMs: 60 * MINUTE,
    run: () => deleteUnconfirmed(context),
  },
  { name: 'end-retention', everyMs: 60 * MINUTE, run: () => endRetention(context) },
];

const identityJobs = (identity: Identity): Job[] => [
  { name: 'prune-identity', everyMs: 60 * MINUTE, run: () => identity.prune() },
];

const sandboxJobs = (sandbox: CardSandbox): Job[] => [
  {
    name: 'deliver-card-events',
    everyMs: SECOND,
    perProcess: true,
    run: () => sandbox.deliverDue(),
  },
  { name: 'prune-card-sandbox', everyMs: 60 * MINUTE, run: () => sandbox.prune() },
];

function forgetOldKeys({ clock, db }: AppContext): Promise<void> {
  return deleteKeysBefore(db.orm, new Date(clock.now().getTime() - KEEP_KEYS_MS));
}

function forgetWindows({ clock, db }: AppContext): Promise<void> {
  return forgetWindowsBefore(db.sql, new Date(clock.now().getTime() - 60 * MINUTE));
}

async function forgetOldMails({ clock, db }: AppContext): Promise<void> {
  const now = clock.now().getTime();
  await deleteMailsBefore(db.orm, new Date(now - KEEP_MAILS_MS));
  await forgetTurnsBefore(db.orm, new Date(now - DAY));
}
