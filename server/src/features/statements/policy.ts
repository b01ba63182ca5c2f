import {
  awaitsAnswer,
  hasEnded,
  type Booking,
  type StatementFit,
  payableLeft,
} from '@wayfarer/contract';

const MOST_REFERENCES = 5;
/** Any six letters and digits after 'WF', even where one reference would overlap another. */
const REFERENCE = /(?=WF([0-9A-Z]{6}))/g;
/** Letters that references don't have, because people confuse them with digits. */
const CONFUSED: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** The booking references in a text, such as 'WF-4PX2HE', however they are written: 'wf 4px2he', 'WF4PX 2HE'. */
export function referencesIn(text: string): string[] {
  const compact = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const found = [...compact.matchAll(REFERENCE)].map(
    ([, symbols = '']) => `WF-${symbols.replaceAll(/[OIL]/g, (letter) => CONFUSED[letter] ?? '')}`,
  );
  return [...new Set(found)].slice(0, MOST_REFERENCES);
}

/**
 * True if a payer may be a traveler: the payer's name contains the traveler's last name and, unless that is all it
 * contains, also a first name or its initial.
 */
export function namesMatch(payer: string, traveler: string): boolean {
  const paying = wordsOf(payer);
  const names = wordsOf(traveler);
  const last = names.pop();
  if (last === undefined || last.length < 2) return false;
  const at = paying.indexOf(last);
  if (at < 0) return false;
  const others = paying.toSpliced(at, 1);
  if (others.length === 0 || names.length === 0) return true;
  return names.some((name) =>
    others.some((other) => other === name || (other.length === 1 && name.startsWith(other))),
  );
}

const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'oe', æ: 'ae', å: 'aa', ł: 'l', đ: 'd',
}; // prettier-ignore

/** The words of a name as banks write them, in lower case without accents. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßøæåłđ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export interface Transfer {
  amount: number;
  currency: string;
  payer: string;
}

type Payable = Pick<
  Booking,
  '_id' | 'awaitsAgency' | 'breakdown' | 'reference' | 'state' | 'travelName'
>;

export interface Proposal<B> {
  fit: StatementFit;
  booking: B | null;
  due: number;
  difference: number;
}

const NOTHING = { fit: 'none', booking: null, due: 0, difference: 0 } as const;

/**
 * The booking that a transfer may belong to. `named` are bookings whose reference is in the transfer's text; `alike`
 * are bookings whose name and amount may match. If several fit equally well, none is proposed, and a person decides.
 */
export function proposalOf<B extends Payable>(
  transfer: Transfer,
  { alike, named }: { alike: readonly B[]; named: readonly B[] },
): Proposal<B> {
  const judged = named.map((booking) => judge(transfer, booking));
  const exact = judged.filter(({ fit }) => fit === 'exact');
  const [only, ...others] = exact.length > 0 ? exact : judged;
  if (only !== undefined) return others.length === 0 ? only : NOTHING;
  const [one, ...more] = alike
    .filter(({ travelName }) => namesMatch(transfer.payer, travelName))
    .map((booking) => judge(transfer, booking))
    .filter(({ fit }) => fit === 'exact');
  return one === undefined || more.length > 0 ? NOTHING : { ...one, fit: 'name' };
}

/**
 * How an amount fits a booking: the first payment if that is due, or everything that is left, with or without fees on
 * arrival.
 */
function judge<B extends Payable>({ amount, currency }: Transfer, booking: B): Proposal<B> {
  const { dueNow, dueOnArrival, currency: its } = booking.breakdown;
  const left = dueNow + dueOnArrival;
  const online = payableLeft(booking.breakdown);
  const takes = !hasEnded(booking) && !awaitsAnswer(booking);
  if (!takes || its !== currency || left === 0) {
    return { fit: 'closed', booking, due: 0, difference: 0 };
  }
  if (amount > left) return { fit: 'over', booking, due: left, difference: amount - left };
  const due = [dueNow, online].find((part) => amount <= part) ?? left;
  const difference = due - amount;
  return { fit: difference === 0 ? 'exact' : 'short', booking, due, difference };
}
