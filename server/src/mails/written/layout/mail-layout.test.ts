import { SETTINGS } from '@wayfarer/contract/schemas';
import type { SettingKey, SettingValue } from '@wayfarer/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailFaults } from '../../../test/mailing/mail-lint.ts';
import type { MailParts } from '../../mail-parts.ts';
import type { MailSettings } from '../../mail-settings.ts';
import { composeMail } from './mail-layout.ts';

const settingsWith = (changes: Partial<Record<SettingKey, unknown>>): MailSettings => {
  return <K extends SettingKey>(key: K) =>
    (changes[key] ?? SETTINGS[key].default) as SettingValue<K>;
};
const AGENCY = settingsWith({
  'agency.name': 'Blue Journeys',
  'agency.legalName': 'Blue Journeys LLC',
  'agency.address': '48 Harbor Street, Portland',
  'agency.phone': '+1 (207) 555-0142',
  'agency.email': 'hello@blue.example',
  'agency.emergencyPhone': '+1 (207) 555-0199',
  'mails.signature': 'Until soon,',
});

const EVERYTHING: MailParts = {
  subject: 'Booked: Quiet Bay',
  title: 'Quiet Bay is booked',
  name: 'Ada & Bo',
  paragraphs: ['Your places are yours.', 'The rest is due later.'],
  facts: [
    ['Reference', 'WF-7K3M9Q'],
    ['Who', '2 adults'],
    ['First day', 'Mon, Apr 12, 2027'],
  ],
  lines: [
    ['2 adults × $95 × 5 days', '$950', 'amount'],
    ['Total', '$950', 'total'],
    ['Card', 'Visa ending in 4242'],
  ],
  quote: 'First line\n<b>second</b> "line"',
  action: { label: 'See your trip', url: 'https://wayfarer.test/bookings/b1' },
  more: { label: 'View your receipt', url: 'https://wayfarer.test/r?a=1&b=2' },
  sections: [{ title: 'If your plans change', texts: ['You can cancel.', 'Later, nothing.'] }],
  note: 'If you did not book, write to us.',
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The words that a mail program shows for the HTML, with the addresses of links. */
function wordsOfHtml(html: string): string[] {
  const shown = html
    .replace(/^.*<body[^>]*>/s, '')
    .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2 $1')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
  return words(shown);
}

/** The words of a text, without the characters that stand for the layout in plain text. */
const words = (text: string) =>
  text
    .replaceAll(/^> /gm, '')
    .split(/\s+/)
    .map((word) => word.replace(/:$/, ''))
    .filter((word) => word !== '');

describe('an email', () => {
  it.each([
    ['with everything', EVERYTHING, AGENCY],
    ['of a new agency', EVERYTHING, settingsWith({})],
    ['with little', { subject: 'Hi', paragraphs: ['text'] }, AGENCY],
    ['to the agency', { subject: 'Hi', paragraphs: ['text'], internal: true as const }, AGENCY],
  ])('%s says the same in text and HTML, word by word', (_, parts, settings) => {
    const { html, text } = composeMail('ada@example.com', parts, settings);
    // the plain text has everything but the letterhead at the top
    const letterhead = words(settings('agency.name'));
    expect(wordsOfHtml(html)).toEqual([...letterhead, ...words(text)]);
  });

  it('says the same regardless of what people wrote', () => {
    const word = fc.string({ unit: fc.constantFrom(...'ab<>&"\' \n\r'), maxLength: 20 });
    const same = fc.property(word, word, word, (title, value, quote) => {
      const parts = {
        subject: 'Hi',
        title: `x${title}`,
        paragraphs: [`x${value}`],
        lines: [['Label', `x${value}`] as const],
        quote: `x${quote}`,
        sections: [{ title: `x${title}`, texts: [`x${value}`] }],
      };
      const { html, text } = composeMail('ada@example.com', parts);
      expect(wordsOfHtml(html).join('')).toBe(`Wayfarer${words(text).join('')}`);
    });
    fc.assert(same, { numRuns: 200 });
  });

  it('has the agency’s name, signature, address and numbers', () => {
    const { html, text } = composeMail('ada@example.com', EVERYTHING, AGENCY);
    for (const form of [html, text]) {
      expect(form).toContain('Blue Journeys LLC, 48 Harbor Street, Portland');
      expect(form).toContain('Reply to this email or call +1 (207) 555-0142.');
      expect(form).toContain('During your trip, day or night: +1 (207) 555-0199');
      expect(form).not.toContain('Wayfarer');
    }
    expect(text).toContain('\n\nUntil soon,\nBlue Journeys\n\n');
  });

  it('has no footer if the agency has set nothing, and none to the agency itself', () => {
    const parts = { subject: 'Hi', paragraphs: ['text'] };
    expect(composeMail('a@b.cd', parts).text).toBe('Hi,\n\ntext\n\nWarmly,\nWayfarer\n');
    const internal = composeMail('a@b.cd', { ...parts, internal: true }, AGENCY);
    expect(internal.text).toBe('Hi,\n\ntext\n\nBlue Journeys\n');
  });

  it('keeps an amount and its currency on one line', () => {
    const amount = '1\u202f080\u00a0$';
    const { html, text } = composeMail('a@b.cd', {
      subject: 'Hi',
      paragraphs: [`a  b\n${amount}`],
    });
    expect(html).toContain(`a b ${amount}`);
    expect(text).toContain(`a b ${amount}`);
  });

  it('loads nothing from elsewhere, and is readable in dark mode', () => {
    const { html } = composeMail('ada@example.com', EVERYTHING, AGENCY);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import|@font-face/);
  });

  it('needs no feature that a common mail program lacks', () => {
    const { html } = composeMail('ada@example.com', EVERYTHING, AGENCY);
    expect(mailFaults(html)).toEqual([]);
    const grid = html.replace('<p ', '<div style="display:grid"><video></video></div><p ');
    expect(mailFaults(grid)).toEqual(['<video> element', 'display:grid']);
  });
});
