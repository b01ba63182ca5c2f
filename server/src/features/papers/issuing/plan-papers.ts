import type { PaperKind, PapersWhen } from '@wayfarer/contract';
import type { PaperBuyer } from '../../../db/tables/money/paper-content.ts';
import type { Issued } from '../store/documents.ts';
import type { Uncovered } from '../store/movements.ts';

/** A document that is due. */
export interface PlannedPaper {
  kind: PaperKind;
  /** The invoice that it credits or replaces. */
  refersTo: Issued | null;
  cause: string;
  /** In minor units; positive. */
  total: number;
  movements: readonly Uncovered[];
  /** True if it changes only the recipient of another document. */
  madeOutAnew: boolean;
}

export interface PaperState {
  uncovered: readonly Uncovered[];
  issued: readonly Issued[];
  /** True once someone asked for an invoice: then all money is covered. */
  asked: boolean;
  when: PapersWhen;
  /** The instant from which on money is covered without being asked for; null if it isn't. */
  since: Date | null;
  /** The company that documents are made out to; null for the traveler. */
  company: PaperBuyer | null;
}

type Asked = Pick<PaperState, 'asked' | 'issued' | 'since' | 'when'>;

/** The documents that are due for a booking, in the order in which they are issued. */
export function planPapers(state: PaperState): PlannedPaper[] {
  const papers = planMovements(coverable(state.uncovered, state), state.issued);
  // a change credits what is left of an invoice, so it comes after the documents that change it
  return papers.length > 0 ? papers : planChanges(state);
}

/** The sum of an invoice that no credit note has credited yet, in minor units. */
export function leftOfInvoice(invoice: Issued, issued: readonly Issued[]): number {
  return issued
    .filter(({ kind, refersTo }) => kind === 'credit_note' && refersTo === invoice.id)
    .reduce((left, { total }) => left - total, invoice.total);
}

/** Invoices of which at least a part is still valid, oldest first. */
export const liveInvoices = (issued: readonly Issued[]): Issued[] =>
  issued.filter((one) => one.kind === 'invoice' && leftOfInvoice(one, issued) > 0);

/**
 * Money from before the papers were turned on is covered only if someone asks for that. Returned money is covered if
 * its origin is.
 */
export function coverable(uncovered: readonly Uncovered[], asked: Asked): Uncovered[] {
  const since = sinceOf(asked);
  const isNew = ({ at }: Uncovered) => since !== null && at >= since;
  const known = new Set(asked.issued.flatMap(({ sources }) => sources));
  const came = uncovered.filter((one) => one.minor > 0 && (known.has(one.source) || isNew(one)));
  const origins = new Set([...known, ...came.map(({ source }) => source)]);
  return uncovered.filter((one) =>
    one.minor > 0 ? came.includes(one) : one.origin === null ? isNew(one) : origins.has(one.origin),
  );
}

function sinceOf({ asked, issued, since, when }: Asked): Date | null {
  if (asked) return new Date(0);
  if (when !== 'asked') return since;
  return issued[0]?.createdAt ?? null;
}

function planMovements(movements: readonly Uncovered[], issued: readonly Issued[]): PlannedPaper[] {
  const credits = new Map<Issued, Uncovered[]>();
  const left = new Map(issued.map((one) => [one.id, leftOfInvoice(one, issued)]));
  const rest: Uncovered[] = [];
  for (const movement of movements) {
    const invoice = movement.minor < 0 ? invoiceFor(movement, issued, left) : null;
    if (invoice === null) {
      rest.push(movement);
      continue;
    }
    left.set(invoice.id, (left.get(invoice.id) ?? 0) + movement.minor);
    credits.set(invoice, [...(credits.get(invoice) ?? []), movement]);
  }
  const notes = [...credits].map(([invoice, of]) => credit(invoice, of));
  const net = sumOf(rest);
  if (net > 0) return [...notes, invoiceOf(rest, net)];
  const newest = issued.findLast(({ kind }) => kind === 'invoice');
  // the returned money came in at the same moment, or before there were documents
  if (net === 0 || newest === undefined) return notes;
  return [...notes, credit(newest, rest)];
}

/** The invoice that returned money is credited to: that of its origin, or another one with enough left. */
function invoiceFor(
  { minor, origin }: Uncovered,
  issued: readonly Issued[],
  left: ReadonlyMap<string, number>,
): Issued | null {
  const isEnough = (one: Issued) => one.kind === 'invoice' && (left.get(one.id) ?? 0) + minor >= 0;
  if (origin !== null) {
    const first = issued.find(
      ({ kind, sources }) => kind === 'invoice' && sources.includes(origin),
    );
    if (first === undefined) return null;
    const latest = latestOf(first, issued);
    return isEnough(latest) ? latest : (issued.findLast(isEnough) ?? latest);
  }
  return issued.findLast(isEnough) ?? null;
}

/** The invoice that now takes the place of one that was made out again. */
function latestOf(invoice: Issued, issued: readonly Issued[]): Issued {
  const next = issued.find(({ kind, refersTo }) => kind === 'invoice' && refersTo === invoice.id);
  return next === undefined ? invoice : latestOf(next, issued);
}

/** Credits and issues again every invoice that isn't made out to the company that was asked for. */
function planChanges({ company, issued }: PaperState): PlannedPaper[] {
  if (company === null) return [];
  return liveInvoices(issued)
    .filter(({ buyer }) => !isSameBuyer(buyer, company))
    .flatMap((invoice) => {
      const made = { refersTo: invoice, total: leftOfInvoice(invoice, issued), movements: [] };
      return [
        {
          ...made,
          kind: 'credit_note' as const,
          cause: `credited:${invoice.id}`,
          madeOutAnew: true,
        },
        { ...made, kind: 'invoice' as const, cause: `asked:${invoice.id}`, madeOutAnew: true },
      ];
    });
}

export const isSameBuyer = (one: PaperBuyer, other: PaperBuyer): boolean =>
  one.name === other.name && one.address === other.address && one.vatId === other.vatId;

function credit(refersTo: Issued, movements: readonly Uncovered[]): PlannedPaper {
  const total = -sumOf(movements);
  return {
    kind: 'credit_note',
    refersTo,
    total,
    movements,
    cause: causeOf(movements),
    madeOutAnew: false,
  };
}

function invoiceOf(movements: readonly Uncovered[], total: number): PlannedPaper {
  const cause = causeOf(movements);
  return { kind: 'invoice', refersTo: null, total, movements, cause, madeOutAnew: false };
}

function causeOf([first]: readonly Uncovered[]): string {
  if (first === undefined) throw new Error('a document covers no movement');
  return first.seq === 1 ? first.source : `${first.source}:${first.seq}`;
}

export const sumOf = (movements: readonly Uncovered[]): number =>
  movements.reduce((sum, { minor }) => sum + minor, 0);
