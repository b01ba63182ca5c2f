import type { Language } from '@wayfarer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { WITH_PLANS } from '../../../test/mailing/mails-with-plans.ts';
import { loadWords, wordsIn } from '../../words-in.ts';

const LANGUAGES: Language[] = ['en', 'de', 'es', 'fr', 'ar'];
const SITE = { languages: LANGUAGES, http: { publicUrl: 'https://wayfarer.test' } };

beforeAll(() => loadWords(SITE));

function written(name: string, language: Language = 'en') {
  const { publicUrl, write } = wordsIn(SITE, language);
  const sample = WITH_PLANS[name];
  if (!sample) throw new Error(`there is no email "${name}"`);
  return sample(write, publicUrl);
}

const ON_ARRIVAL = {
  en: /due (?:on arrival|when you arrive)/i,
  de: /bei (?:Ihrer )?Ankunft (?:fällig|zahlen)|zahlen Sie bei/i,
  es: /al llegar|paga a su llegada|pagar .+ a su llegada/i,
  fr: /sur place: |régler à votre arrivée|régler sur place/i,
  ar: /يُدفع (?:الباقي|مبلغ|عند)/,
} as const;

describe('a balance with a day of its own', () => {
  it.each(Object.keys(ON_ARRIVAL) as (keyof typeof ON_ARRIVAL)[])(
    'is never due on arrival, in %s',
    (language) => {
      const wrong = Object.keys(WITH_PLANS).filter((name) =>
        ON_ARRIVAL[language].test(written(name, language).text),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('is shown with the first payment, in a sentence and in the table', () => {
    for (const name of ['booked with a plan', 'accepted with a plan']) {
      const { text } = written(name);
      expect(text).toContain(
        'The first payment, $405, is due now, by card. The balance, $945, is due by Mon, Mar 29, 2027.',
      );
      expect(text).toContain('Total: $1,350\nDue now: $405\nBalance by Mar 29, 2027: $945\n');
      expect(text).toContain('Pay $405 and see your trip');
    }
  });

  it('is shown in parts if nothing is due by card', () => {
    const table = 'Total: $1,350\nFirst payment: $405\nBalance by Mar 29, 2027: $945\n';
    const guest = written('booked with a plan, without an account').text;
    expect(guest).toContain(table);
    expect(guest).toContain('Contact us to arrange how to pay.');
    expect(written('requested with a plan').text).toContain(table);
    expect(written('notice of a booking with a plan').text).toContain(table);
  });

  it('can be paid with the button, by people with an account who made the first payment', () => {
    const url = 'https://wayfarer.test/payment/sample?part=balance';
    for (const name of ['balance by a day', 'balance overdue']) {
      expect(written(name).text).toContain(`Pay $945:\n${url}`);
    }
    const others = Object.keys(WITH_PLANS).filter((name) => /without|nothing paid/.test(name));
    for (const name of others) expect(written(name).text).not.toContain('part=balance');
  });

  it('is overdue from the day after', () => {
    expect(written('balance by a day').text).toContain('The balance, $945, is due by Mon, Mar 29');
    for (const name of ['balance overdue', 'reminder with an overdue balance']) {
      expect(written(name).text).toContain('The balance, $945, was due by Mon, Mar 29, 2027.');
    }
    expect(written('balance overdue, nothing paid').text).toContain(
      'The first payment, $405, and the balance, $945, are due now, by card.',
    );
  });

  it('has a receipt that says what is left, or that nothing is', () => {
    expect(written('receipt of a part of the balance').text).toContain(
      'Thank you for your payment. The balance, $350, is due by Mon, Mar 29, 2027.',
    );
    expect(written('receipt of the balance').text).toContain('Your trip is now paid in full.');
    expect(written('refund of the balance').text).not.toContain('no longer paid');
  });
});
