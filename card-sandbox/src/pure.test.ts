import { Script } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  brandOf,
  expiryProblem,
  formatExpiry,
  groupNumber,
  numberLength,
  passesLuhn,
} from '../assets/card-rules.js';
import { ApiError } from './protocol/api-error.ts';
import { TEST_CARDS } from './resources/cards.ts';
import { checkedAmount, checkedCurrency, formatAmount } from './protocol/currency.ts';
import { parseForm } from './protocol/form.ts';
import {
  TRANSITIONS,
  nextStatus,
  refusal,
  type IntentAction,
  type IntentStatus,
} from './resources/intents/intent-machine.ts';
import { createCardSandbox, type CardSandboxOptions } from './sandbox.ts';
import { stripeScript } from './browser/static-assets.ts';

function outcome(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe('the form parser', () => {
  test('decodes nested objects and lists', () => {
    expect(JSON.parse(JSON.stringify(parseForm('a[b][0]=x&a[b][1]=y&c=1&d[]=p&d[]=q')))).toEqual({
      a: { b: ['x', 'y'] },
      c: '1',
      d: ['p', 'q'],
    });
  });

  test('takes __proto__ and constructor for names', () => {
    const form = parseForm(
      '__proto__[polluted]=1&constructor[prototype][polluted]=1&a[__proto__]=2',
    );
    expect(Object.getPrototypeOf(form)).toBeNull();
    expect(Object.keys(form)).toEqual(['__proto__', 'constructor', 'a']);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test.each([
    ['a[b=1'],
    ['a]b=1'],
    ['[a]=1'],
    ['=1'],
    ['a=1&a=2'],
    ['a=1&a[b]=2'],
    ['a[b]=2&a=1'],
    [`a${'[b]'.repeat(8)}=1`],
    ['a=%00'],
    ['%00=1'],
    [Array.from({ length: 1001 }, (_, index) => `a[${index}]=1`).join('&')],
  ])('refuses %s', (text) => {
    expect(() => parseForm(text)).toThrow(ApiError);
  });

  test('never fails otherwise, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const result = outcome(() => parseForm(text));
        expect(result instanceof ApiError || Object.getPrototypeOf(result) === null).toBe(true);
      }),
    );
  });
});

describe('the intent machine', () => {
  const statuses = Object.keys(TRANSITIONS) as IntentStatus[];
  const actions: IntentAction[] = [
    'attach',
    'edit-amount',
    'challenge',
    'process',
    'succeed',
    'decline',
    'cancel',
  ];

  test('ends in succeeded and canceled', () => {
    for (const action of actions) {
      expect(nextStatus('succeeded', action)).toBeNull();
      expect(nextStatus('canceled', action)).toBeNull();
    }
  });

  test('succeeds through processing alone, and at most once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...actions), { maxLength: 40 }), (script) => {
        let status: IntentStatus = 'requires_payment_method';
        let successes = 0;
        for (const action of script) {
          const next = nextStatus(status, action);
          if (next === 'succeeded') successes += status === 'processing' ? 1 : 2;
          status = next ?? status;
        }
        expect(successes).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('says in every refusal which state the intent is in', () => {
    for (const status of statuses) {
      for (const action of actions) {
        expect(refusal(status, action)).toMatch(new RegExp(`${status}|already succeeded`));
      }
    }
  });
});

describe('amounts', () => {
  test.each([
    [50, 'usd', '$0.50 usd'],
    [500, 'jpy', '500 jpy'],
    [1230, 'kwd', '1.230 kwd'],
    [1999, 'eur', '19.99 eur'],
  ])('%i %s is written %s', (amount, currency, text) => {
    expect(formatAmount(amount, currency)).toBe(text);
  });

  test.each(['', 'us', 'usdd', 'US$', 'constructor', '__proto__'])(
    'knows no currency %j',
    (code) => {
      expect(() => checkedCurrency(code)).toThrow(/Invalid currency/);
    },
  );

  test('have bounds', () => {
    expect(() => checkedAmount(0, 'usd')).toThrow(/greater than or equal to 1/);
    expect(() => checkedAmount(29, 'gbp')).toThrow('Amount must be at least 0.30 gbp');
    expect(() => checkedAmount(100_000_000, 'usd')).toThrow(/no more than \$999999.99 usd/);
    expect(checkedAmount(99_999_999, 'usd')).toBe(99_999_999);
    expect(checkedAmount(150_000_000, 'idr')).toBe(150_000_000);
    expect(() => checkedAmount(2_000_000_001, 'idr')).toThrow(/no more than 20000000.00 idr/);
    expect(() => checkedAmount(1_000_000_000, 'inr')).toThrow(/no more than 9999999.99 inr/);
  });
});

describe('card numbers', () => {
  test('of the table have a brand, their length and a check digit', () => {
    for (const { number } of TEST_CARDS) {
      expect(brandOf(number)).not.toBe('unknown');
      expect(number).toHaveLength(numberLength(number));
      expect(passesLuhn(number)).toBe(true);
    }
    expect(new Set(TEST_CARDS.map(({ number }) => number)).size).toBe(TEST_CARDS.length);
  });

  // Test cards from docs.stripe.com/testing: 'Cards by brand', and the cards for fraud, checks and disputes.
  test.each(
    (
      '4242424242424242 4000056655665556 5555555555554444 2223003122003222 5200828282828210 ' +
      '5105105105105100 378282246310005 371449635398431 6011111111111117 6011000990139424 ' +
      '6011981111111113 3056930009020004 36227206271667 6555900000604105 3566002020360505 ' +
      '6200000000000005 6200000000000047 6205500000000000004 4000000000004954 4000000000009235 ' +
      '4000000000000101 4000000000000036 4000000000000028 4000000000000010 4000000000000044 ' +
      '4000000000002685 4000000000001976 4000000000005423'
    ).split(' '),
  )('%s of the published table is taken', (number) => {
    expect(TEST_CARDS.map((each) => each.number)).toContain(number);
  });

  test('with one digit changed fail the check', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TEST_CARDS),
        fc.nat(13),
        fc.integer({ min: 1, max: 9 }),
        ({ number }, index, shift) => {
          const digit = (Number(number[index]) + shift) % 10;
          const changed = number.slice(0, index) + digit + number.slice(index + 1);
          expect(passesLuhn(changed)).toBe(false);
        },
      ),
    );
  });

  test.each([
    ['', 'unknown', ''],
    ['37', 'amex', '37'],
    ['378282246310005', 'amex', '3782 822463 10005'],
    ['36227206271667', 'diners', '3622 720627 1667'],
    ['2223003122003222', 'mastercard', '2223 0031 2200 3222'],
    ['42424242424242429999', 'visa', '4242 4242 4242 4242'],
  ])('%s is %s, shown as %j', (digits, brand, shown) => {
    expect(brandOf(digits)).toBe(brand);
    expect(groupNumber(digits)).toBe(shown);
  });

  test.each([
    ['1', '1'],
    ['5', '05'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['12 / 34', '12 / 34'],
    ['12/2034', '12 / 20'],
  ])('expiry %j is shown as %j', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  test('expiry is the end of the month', () => {
    const now = new Date(2030, 0, 31, 23, 59);
    expect(expiryProblem(1, 2030, now)).toBeNull();
    expect(expiryProblem(12, 2029, now)).toBe('past-year');
    expect(expiryProblem(1, 2030, new Date(2030, 1, 1))).toBe('past-month');
    expect(expiryProblem(13, 2031, now)).toBe('month');
    expect(expiryProblem(Number.NaN, 2031, now)).toBe('month');
    expect(expiryProblem(1, 2081, now)).toBe('future');
  });
});

test('stripe.js is one classic script', async () => {
  const script = await stripeScript();
  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toMatch(/^(import|export) /m);
});

test.each([
  ['secretKey', 'sk_live_1'],
  ['publishableKey', 'pk_live_1'],
  ['prefix', 'card-sandbox'],
  ['prefix', '/'],
  ['fingerprintKey', 'short'],
])('a sandbox with %s %s does not start', (name, value) => {
  const options: CardSandboxOptions = {
    db: { query: () => Promise.reject(), transaction: () => Promise.reject() },
    clock: { now: () => new Date(0) },
    prefix: '/card-sandbox',
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    fingerprintKey: '0123456789abcdef',
  };
  expect(() => createCardSandbox({ ...options, [name]: value })).toThrow(name);
});
