import { createHash } from 'node:crypto';
import { findLanguage } from '@wayfarer/contract';
import type { AppContext, UserContext } from '../../../context.ts';
import { wordsIn } from '../../../mails/words-in.ts';
import { notFound } from '../../../problem-error.ts';
import { findBooking } from '../../booking-records/index.ts';
import { findInvoice, type InvoiceRow } from '../store/documents.ts';
import { listUndrawn, setDrawn } from '../store/lists.ts';
import { isOfCaller } from './list-documents.ts';

const BATCH = 20;

/** The PDF of a document, for its traveler or for staff who see money. Throws `not_found`. */
export async function getDocument(context: UserContext, id: string): Promise<Uint8Array> {
  const row = await findInvoice(context.db.orm, id);
  const booking = row && (await findBooking(context.db.orm, row.bookingId));
  if (row === null || !isOfCaller(context.actor, booking ?? { uid: null })) {
    throw notFound('document');
  }
  return readPaper(context, row);
}

/** The stored PDF, or a new one if the file is missing. */
export async function readPaper(context: AppContext, row: InvoiceRow): Promise<Uint8Array> {
  const stored = row.sha256 === null ? null : await context.papers.store.get(fileOf(row.sha256));
  return stored ?? drawPaper(context, row);
}

/** A job: draws the PDFs of new documents, so that no request waits for it. */
export async function drawPapers(context: AppContext, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const rows = await listUndrawn(context.db.orm, BATCH);
    for (const row of rows) {
      if (signal?.aborted) return;
      await drawPaper(context, row);
    }
    if (rows.length < BATCH) return;
  }
}

async function drawPaper(context: AppContext, row: InvoiceRow): Promise<Uint8Array> {
  const { db, papers } = context;
  const { language, write } = wordsIn(context.config, paperLanguage(context, row.language));
  const content = await papers.printer.print(write.paperPage(row, language));
  const sha256 = row.sha256 ?? createHash('sha256').update(content).digest('hex');
  await papers.store.put(fileOf(sha256), content);
  if (row.sha256 === null) await setDrawn(db.orm, row.id, sha256);
  return content;
}

/**
 * The language of a document's PDF. The library can't write from right to left. Documents in such a language are
 * instead in the first of the site's languages that is written from left to right, or in English.
 */
function paperLanguage({ config }: Pick<AppContext, 'config'>, language: string | null) {
  const [first] = config.languages;
  const wanted = language ?? first ?? null;
  if (wanted !== null && !isRightToLeft(wanted)) return wanted;
  return config.languages.find((one) => !isRightToLeft(one)) ?? null;
}

const isRightToLeft = (tag: string) => findLanguage(tag)?.dir === 'rtl';

/** No one can guess the name of a file, even if the agency's bucket is public. */
const fileOf = (sha256: string) => `${sha256}.pdf`;
