import {
  brandName,
  formatDay,
  exactMoney,
  formatSpan,
  lastTripDay,
  rateText,
  taxOf,
  travelersText,
} from '@wayfarer/contract';
import type { InvoiceRow } from '../../../db/tables/money/papers.ts';
import type { PaperLine, PaperPayment } from '../../../db/tables/money/paper-content.ts';
import type { PaperPage, PaperRow, PaperSum } from '../../../paper-ports.ts';
import * as texts from './papers.texts.js';

const { kinds, labels, methods, sums, why } = texts;

type Paper = Omit<InvoiceRow, 'sha256'>;

/** An invoice or a credit note, in words. */
export function paperPage(paper: Paper, language: string): PaperPage {
  const { buyer, createdAt, kind, number, seller } = paper;
  const isTaxed = paper.scheme === 'inclusive';
  return {
    language,
    size: seller.paper,
    title: kinds[kind],
    numberLabel: labels.number,
    number,
    createdAt,
    seller: {
      name: seller.name,
      lines: [
        ...(seller.legalName === '' ? [] : [seller.legalName]),
        ...linesOf(seller.address),
        ...(seller.taxId === '' ? [] : [texts.taxId(seller.taxId)]),
      ],
      contact: [seller.email, seller.phone].filter((line) => line !== ''),
    },
    buyer: {
      label: labels.to,
      lines: [
        buyer.name,
        ...linesOf(buyer.address),
        ...(buyer.vatId === '' ? [] : [texts.vatId(buyer.vatId)]),
      ],
    },
    facts: factsOf(paper),
    columns: [
      labels.what,
      labels.peopleDays,
      labels.priceDay,
      ...(isTaxed ? [labels.tax] : []),
      labels.amount,
    ],
    rows: rowsOf(paper),
    sums: sumsOf(paper),
    box: boxOf(paper),
    footer: footerOf(paper),
    pageOf: (page, of) => texts.pageOf({ page, of }),
  };
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

const minus = (minor: number, currency: string): string =>
  minor < 0 ? `−${exactMoney(-minor, currency)}` : exactMoney(minor, currency);

function datesOf({ facts: { trip } }: Paper): string {
  const last = lastTripDay(trip.from, trip.days);
  const year = last.slice(0, 4);
  return trip.days === 1 ? formatDay(trip.from) : `${formatSpan(trip.from, last)}, ${year}`;
}

function factsOf(paper: Paper): PaperPage['facts'] {
  const { currency, facts, issuedOn, kind, total } = paper;
  const first = [
    [labels.date, formatDay(issuedOn)],
    [labels.booking, facts.trip.reference],
  ] as const;
  if (kind === 'credit_note' && facts.of !== null) {
    const { issuedOn: day, number } = facts.of;
    return [...first, [labels.forInvoice, number], [labels.of, formatDay(day)]];
  }
  const before = facts.earlier.reduce((sum, one) => sum + one.total, 0);
  const paid = exactMoney(before + total, currency);
  return [...first, [labels.travelDates, datesOf(paper)], [labels.paidSoFar, paid]];
}

/** True if the document is about the whole price of the trip. */
const isWhole = ({ facts, total }: Paper) =>
  total === facts.tripTotal && (facts.of === null || facts.of.total === total);

function rowsOf(paper: Paper): PaperRow[] {
  const { currency, facts, kind, lines, scheme, total } = paper;
  const none = scheme === 'inclusive' ? ['', '', ''] : ['', ''];
  if (kind === 'credit_note' && !isWhole(paper)) {
    const { title: trip } = facts.trip;
    const what = texts.takenBack({ trip, number: facts.of?.number ?? '' });
    return [{ cells: [what, ...none, minus(-total, currency)], note: noteOf(paper) }];
  }
  const sign = kind === 'invoice' ? 1 : -1;
  return lines.map((line, index) => ({
    cells: [
      whatOf(line, facts.trip.title),
      line.days === 0 ? String(line.quantity) : `${line.quantity} × ${line.days}`,
      minus(line.unit, currency),
      ...(scheme === 'inclusive' ? [rateText(line.basisPoints ?? 0)] : []),
      minus(sign * line.amount, currency),
    ],
    note: index === 0 ? noteOf(paper) : '',
  }));
}

function noteOf(paper: Paper): string {
  const { canceledOn } = paper.facts;
  const dates = datesOf(paper);
  return canceledOn === null ? dates : texts.canceled({ dates, day: formatDay(canceledOn) });
}

const PEOPLE = { adult: 'adults', child: 'children', infant: 'infants' } as const;

function whatOf(line: PaperLine, trip: string): string {
  const { kind, quantity } = line;
  if ('label' in line && typeof line.label === 'string') return line.label;
  if (kind === 'party') return texts.wholeParty(trip);
  const who = kind in PEOPLE ? PEOPLE[kind as keyof typeof PEOPLE] : undefined;
  if (who === undefined) return texts.groupDiscount;
  return texts.people({ trip, who: travelersText(who, quantity) });
}

function sumsOf(paper: Paper): PaperSum[] {
  const { currency, facts, kind, total } = paper;
  const money = (minor: number) => minus(minor, currency);
  const plain = (label: string, amount: number): PaperSum => ({ label, amount: money(amount), look: 'plain' }); // prettier-ignore
  const isPart = kind === 'invoice' && !isWhole(paper);
  const trip = isPart
    ? [
        plain(sums.tripTotal, facts.tripTotal),
        ...facts.earlier.map((one) =>
          plain(sums.earlier({ number: one.number, day: formatDay(one.issuedOn) }), -one.total),
        ),
      ]
    : [];
  const label = kind === 'credit_note' ? sums.creditTotal : isPart ? sums.partTotal : sums.total;
  const signed = kind === 'invoice' ? total : -total;
  return [
    ...trip,
    ...taxSums(paper, money),
    { label, amount: money(signed), look: 'total' },
    ...facts.payments
      .filter(() => kind === 'invoice' || !facts.madeOutAnew)
      .map((payment) => plain(paymentText(payment), -payment.amount)),
    ...balanceOf(paper),
  ];
}

function taxSums(
  { scheme, tax, kind, total }: Paper,
  money: (minor: number) => string,
): PaperSum[] {
  if (scheme !== 'inclusive') return [];
  const signed = kind === 'invoice' ? total : -total;
  const look = 'plain';
  return [
    { label: sums.subtotal, amount: money(signed - taxOf(tax)), look },
    ...tax.map((share): PaperSum => {
      const amount = money(share.gross - share.tax);
      const label = sums.tax({ rate: rateText(share.basisPoints), amount });
      return { label, amount: money(share.tax), look };
    }),
  ];
}

function balanceOf({ currency, facts, kind }: Paper): PaperSum[] {
  if (kind === 'credit_note') return [];
  const { balance, balanceDueOn } = facts;
  const label =
    balanceDueOn === null || balance === 0
      ? sums.balance
      : sums.balanceDue(formatDay(balanceDueOn));
  return [{ label, amount: exactMoney(balance, currency), look: 'strong' }];
}

function paymentText({ amount, brand, last4, method, on }: PaperPayment): string {
  const day = formatDay(on);
  const how =
    brand !== null && last4 !== null
      ? methods.ending({ brand: brandName(brand), last4 })
      : isMethod(method)
        ? methods[method]
        : methods.other;
  if (amount >= 0) return sums.paid({ day, how });
  return method === 'card' ? sums.refunded({ day, how }) : sums.returned({ day, how });
}

type Method = Exclude<keyof typeof methods, 'ending'>;
const isMethod = (method: string): method is Method => method in methods && method !== 'ending';

function boxOf(paper: Paper): PaperPage['box'] {
  const { currency, facts, kind, scheme, total } = paper;
  const margin = scheme === 'margin' ? [texts.margin] : [];
  const number = facts.of?.number ?? '';
  if (kind === 'credit_note') {
    const reason = facts.madeOutAnew
      ? why.again(number)
      : facts.of?.total === total
        ? why.reverses(number)
        : why.part({ number, amount: exactMoney(total, currency) });
    return { title: why.title, text: [reason, ...margin].join('\n') };
  }
  const replaces = facts.of === null ? [] : [why.replaces(number)];
  const isOpen = facts.balance > 0 && facts.canceledOn === null;
  const paying = isOpen ? [texts.howToPay.text(facts.trip.reference)] : [];
  const text = [...margin, ...replaces, ...paying].join('\n');
  if (text === '') return null;
  return {
    title: isOpen && margin.length + replaces.length === 0 ? texts.howToPay.title : '',
    text,
  };
}

function footerOf({ currency, seller }: Paper): PaperPage['footer'] {
  const { address, footer, legalName, name, openingHours, phone } = seller;
  const left = [legalName || name, ...linesOf(address)].join(', ');
  const contact = [phone, openingHours].filter((part) => part !== '').join(', ');
  const asking = contact === '' ? [] : [texts.questions, contact];
  return {
    left: `${left}\n${texts.currency(currency.toUpperCase())}`,
    middle: [...asking, ...(footer === '' ? [] : [footer])].join('\n'),
  };
}
