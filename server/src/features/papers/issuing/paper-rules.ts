import type { PaperKind, PaperSettings } from '@wayfarer/contract';
import type { AppContext } from '../../../context.ts';
import { findRestore } from '../../../db/records/restored.ts';
import { findAppSettings } from '../../../db/records/app-settings.ts';
import type { PaperSeller } from '../../../db/tables/money/paper-content.ts';
import { localMidnight } from '../../../lib/local-time.ts';

/** The id of the restore after which an owner confirmed the next numbers. */
export const CONFIRMED = 'papers-confirmed-restore';

/** Countries and territories that use letter paper, by their time zones. */
const LETTER_ZONES =
  /^(?:US|Canada|Mexico)\/|^America\/(?:New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Nome|Adak|Yakutat|Metlakatla|Menominee|Indiana|Kentucky|North_Dakota|Toronto|Vancouver|Winnipeg|Edmonton|Regina|Halifax|St_Johns|Moncton|Whitehorse|Mexico_City|Tijuana|Cancun|Monterrey|Merida|Chihuahua|Hermosillo|Mazatlan|Bogota|Caracas|Santiago|Panama|Costa_Rica|Guatemala|El_Salvador|Managua|Puerto_Rico|Santo_Domingo)|^Pacific\/Honolulu$|^Asia\/Manila$/u;

/** The agency's settings for documents, as of one moment. */
export interface PaperRules extends PaperSettings {
  zone: string;
  /** The instant from which on money is covered without being asked for; null if it isn't. */
  sinceInstant: Date | null;
  /** The agency as it is on documents in a language. */
  sellerIn: (language: string | null) => Promise<PaperSeller>;
}

/** To be called before a transaction, which may hold the only connection. */
export async function readPaperRules({
  settings,
}: Pick<AppContext, 'settings'>): Promise<PaperRules> {
  const papers = await settings.read('papers.invoices');
  const zone = await settings.read('agency.timeZone');
  const seller = {
    name: await settings.read('agency.name'),
    legalName: await settings.read('agency.legalName'),
    address: await settings.read('agency.address'),
    taxId: papers.taxId,
    email: await settings.read('agency.email'),
    phone: await settings.read('agency.phone'),
    footer: papers.footer,
    paper: LETTER_ZONES.test(zone) ? ('letter' as const) : ('a4' as const),
  };
  const sellerIn = async (language: string | null): Promise<PaperSeller> => {
    const hours = await settings.readIn('agency.openingHours', language ?? undefined);
    return { ...seller, openingHours: hours.value };
  };
  const { since, when } = papers;
  const sinceInstant = when === 'asked' || since === '' ? null : localMidnight(since, zone);
  return { ...papers, zone, sinceInstant, sellerIn };
}

export const patternOf = (rules: PaperSettings, kind: PaperKind): string =>
  kind === 'invoice' ? rules.invoicePattern : rules.creditNotePattern;

/**
 * The restore after which no owner has confirmed the next numbers, or null. Numbers that were sent since the backup
 * aren't in a restored database, so no document may be issued until then.
 */
export async function unconfirmedRestore({
  db,
}: Pick<AppContext, 'db'>): Promise<{ id: string; backupAt: Date } | null> {
  const restore = await findRestore(db.sql);
  if (restore === null) return null;
  const confirmed = (await findAppSettings(db.sql, [CONFIRMED])).get(CONFIRMED);
  return confirmed === restore.id ? null : restore;
}
