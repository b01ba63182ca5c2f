/** A price in whole major units, or a level, whose amounts depend on the catalog's prices. */
export interface SaidCost {
  minCost?: number;
  maxCost?: number;
  level?: 'cheap' | 'dear';
}

/** A part of a text, and its meaning. */
export interface Said<Meaning> {
  from: number;
  to: number;
  meaning: Meaning;
}

const MARK = String.raw`(?:us\$|[$€£¥₹]|usd|eur|gbp|dollars?|euros?|pounds?|bucks)`;
const DIGITS = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?![\d,.]*\d)`;
/** Excludes amounts that are followed by another unit. */
const UNIT = String.raw`(?! ?-?(?:days?|nights?|weeks?|weekends?|months?|hours?|minutes?|km|m|miles?|meters?|people|persons?|adults?|kids|children|stars?|%)(?![a-z]))`;
const AMOUNT = `(?:${MARK} ?)?${DIGITS}(?: ?${MARK}(?![a-z]))?${UNIT}`;
const PER = String.raw`(?: ?(?:per|a|an|each|\/) ?(?:day|night|person|adult|head|traveler)| pp| each| daily)*`;

const UPPER =
  '(?:(?:for )?(?:under|below|less than|cheaper than|up to|at most|no more than|within)|max(?:imum)?(?: of)?|(?:a )?budget(?: of)?|<=?)';
const LOWER = '(?:over|above|more than|at least|min(?:imum)?(?: of)?|from|starting at|>=?)';
const CHEAP =
  '(?:cheap|cheaper|cheapest|inexpensive|affordable|budget|low[ -]?cost|low[ -]?budget|bargains?|economical|backpackers?|backpacking)';
const DEAR =
  '(?:luxury|luxurious|luxe|deluxe|upscale|high[ -]end|premium|exclusive|expensive|splurge|(?:five|5)[ -]stars?)';

const whole = (pattern: string) => new RegExp(`(?<![^ ])${pattern}(?![^ ])`, 'u');
const RANGE = whole(`(?:between |from )?${AMOUNT} ?(?:-|–|—|to|and) ?${AMOUNT}${PER}`);
const AT_MOST = whole(`${UPPER} ?${AMOUNT}${PER}`);
const AT_LEAST = whole(`${LOWER} ?${AMOUNT}${PER}`);
const ALONE = whole(`(?:for |around |about )?${AMOUNT}${PER}`);
const LEVELS = [
  [whole(CHEAP), 'cheap'],
  [whole(DEAR), 'dear'],
] as const;

const MARKED = new RegExp(MARK, 'u');
const BETWEEN = /^between /;
/** The maximum cost in the catalog's filter. */
const MOST = 1_000_000_000;

/** The price in a lower-case text, or null. A number alone isn't a price: '7 wonders'. */
export function costIn(text: string): Said<SaidCost> | null {
  const range = RANGE.exec(text);
  if (range && (MARKED.test(range[0]) || BETWEEN.test(range[0]))) {
    const [low, high] = [amount(range[1]), amount(range[2])].sort((a, b) => a - b);
    return said(range, { minCost: low ?? 0, maxCost: high ?? MOST });
  }
  const atMost = AT_MOST.exec(text);
  if (atMost) return said(atMost, { maxCost: amount(atMost[1]) });
  const atLeast = AT_LEAST.exec(text);
  // 'from 100' without a currency may not be about a price
  if (atLeast && (MARKED.test(atLeast[0]) || !atLeast[0].startsWith('from'))) {
    return said(atLeast, { minCost: amount(atLeast[1]) });
  }
  const alone = ALONE.exec(text);
  if (alone && MARKED.test(alone[0])) return said(alone, { maxCost: amount(alone[1]) });
  for (const [pattern, level] of LEVELS) {
    const found = pattern.exec(text);
    if (found) return said(found, { level });
  }
  return null;
}

function amount(digits = ''): number {
  return Math.min(Math.max(1, Number(digits.replaceAll(',', ''))), MOST);
}

function said<Meaning>(found: RegExpExecArray, meaning: Meaning): Said<Meaning> {
  return { from: found.index, to: found.index + found[0].length, meaning };
}
