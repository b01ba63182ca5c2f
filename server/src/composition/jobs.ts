import { fillOpenBalances, keepEarlierFigures } from '../features/today/index.ts';
import { RETENTION } from '@wayfarer/contract';
import type { CardSandbox } from '@wayfarer/card-sandbox';
import type { Identity } from '@wayfarer/identity';
import type { AppContext } from '../context.ts';
import { nameBookings } from '../features/booking-records/index.ts';
import { adoptGuests } from '../features/guests/index.ts';
import { guaranteeDepartures, runBatches } from '../features/departures/index.ts';
import { endHolds, endRequests } from '../features/holds/index.ts';
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
import { drawPapers, issueInvoices } from '../features/papers/index.ts';
import { deleteIdlePictures, makeAvifs, sweepPictureFiles } from '../features/pictures/index.ts';
import { tellExceptions } from '../features/policies/index.ts';
import { recountRatings } from '../features/reviews/index.ts';
import { refreshLeft, refreshMonths, refreshSearch } from '../features/spots/index.ts';
import { recheckTripMails, sendHeldNews, sendTripMails } from '../features/trip-mails/index.ts';
import {
  executeErasures,
  finishDeletions,
  followBlocks,
  type AccountErasure,
} from '../features/users/index.ts';
import { offerPlaces } from '../features/waitlist/index.ts';
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
/** Emails contain names, addresses and links, so they are kept only as long as people may ask about them. */
const KEEP_MAILS_MS = RETENTION.mailDays * DAY;

type Work = (context: AppContext, signal?: AbortSignal) => Promise<unknown>;

/** Each job's name, interval in milliseconds, and work. */
const WORK: readonly (readonly [name: string, everyMs: number, run: Work])[] = [
  ['settle-payments', MINUTE, sweepIntents],
  ['catch-up-card-events', 10 * MINUTE, backfillEvents],
  ['catch-up-after-restore', MINUTE, catchUpRestore],
  ['carry-out-refunds', 10 * SECOND, executeDueRefunds],
  ['issue-invoices', 10 * SECOND, issueInvoices],
  ['draw-papers', 10 * SECOND, drawPapers],
  // for payments that an older version running alongside writes without a mode
  ['mark-payment-modes', 60 * MINUTE, markModes],
  ['note-card-fees', 60 * MINUTE, noteCardFees],
  ['fill-open-balances', 60 * MINUTE, fillOpenBalances],
  ['keep-earlier-figures', 10 * MINUTE, keepEarlierFigures],
  // for bookings that an older version running alongside writes without a reference or a guest
  ['name-bookings', 10 * MINUTE, nameBookings],
  ['adopt-guests', 10 * MINUTE, adoptGuests],
  ['end-holds', 15 * SECOND, endHolds],
  ['end-requests', MINUTE, endRequests],
  ['guarantee-departures', MINUTE, guaranteeDepartures],
  ['offer-places', 15 * SECOND, offerPlaces],
  ['run-batches', 5 * SECOND, runBatches],
  ['tell-exceptions', 10 * SECOND, tellExceptions],

  ['make-avifs', 10 * SECOND, makeAvifs],
  ['delete-idle-pictures', 60 * MINUTE, deleteIdlePictures],
  ['sweep-picture-files', DAY, sweepPictureFiles],
  ['recount-ratings', DAY, recountRatings],
  // for rows of an older version, and for all rows after a change to the synonyms
  ['refresh-search', 10 * MINUTE, refreshSearch],
  // because days pass and become full
  ['refresh-months', 10 * MINUTE, refreshMonths],
  // because departures leave
  ['refresh-left', MINUTE, refreshLeft],

  ['send-trip-mails', 15 * MINUTE, sendTripMails],
  ['send-held-news', 5 * MINUTE, sendHeldNews],
  ['send-agency-bundles', 10 * MINUTE, sendAgencyBundles],
  ['send-agency-digest', 5 * MINUTE, sendAgencyDigest],

  // for blocks that the identity service didn't accept at once, and for those that an older version made
  ['follow-blocks', MINUTE, followBlocks],

  ['forget-idempotency-keys', 60 * MINUTE, forgetOldKeys],
  ['forget-card-events', 60 * MINUTE, pruneEvents],
  ['forget-request-windows', 60 * MINUTE, forgetWindows],
  ['forget-mails', 60 * MINUTE, forgetOldMails],
  ['forget-unconfirmed-readers', 60 * MINUTE, deleteUnconfirmed],
  ['end-retention', 60 * MINUTE, endRetention],
];

/** All periodic work, including that of the services in this process. */
export function jobsOf(
  context: AppContext,
  erasure: AccountErasure,
  identity: Identity | null,
  sandbox: CardSandbox | null,
): Job[] {
  return [
    ...WORK.map(([name, everyMs, run]): Job => ({
      name,
      everyMs,
      run: (signal) => run(context, signal),
    })),
    {
      name: 'deliver-mail',
      everyMs: 5 * SECOND,
      perProcess: true,
      run: (signal) => deliverMail(context, context.mailer, signal, recheckTripMails(context)),
    },
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
    ...(identity ? identityJobs(identity) : []),
    ...(sandbox ? sandboxJobs(sandbox) : []),
  ];
}

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
