import type { MailMessage } from '@wayfarer/identity';
import { expect, it } from 'vitest';
import { identityMail } from './identity-mails.ts';

const KINDS: MailMessage['kind'][] = [
  'reset-password',
  'verify-email',
  'verify-and-change-email',
  'email-changed',
  'password-changed',
];
const LINK = 'https://wayfarer.test/account/action?mode=verifyEmail&oobCode=abc';

function mail(kind: MailMessage['kind'], displayName?: string, newEmail?: string) {
  return identityMail({
    kind,
    to: 'ada@example.com',
    link: LINK,
    ...(displayName !== undefined && { displayName }),
    ...(newEmail !== undefined && { newEmail }),
  } as MailMessage);
}

const tags = (html: string) => html.match(/<[^>]*>/g);
const links = (text: string) => text.match(/[a-z]+:\/\/\S+/g) ?? [];

it.each(KINDS)('%s: a name is only a name, never markup, a line, a header or a link', (kind) => {
  const plain = mail(kind, 'Ada', 'new@example.com');
  for (const name of [
    '<img src=x onerror=alert(1)>',
    '</p><script>alert(1)</script>',
    '"><a href="https://evil.example">',
    'Ada\r\nBcc: everybody@example.com',
    'Ada\n\nYour account is closed. Call us.',
    '\u2028Ada\u2029',
    "'onmouseover='x",
  ]) {
    const hostile = mail(kind, name, 'new@example.com');
    expect(tags(hostile.html)).toEqual(tags(plain.html));
    expect(hostile.text.split(/[\n\r\u2028\u2029]/)).toHaveLength(plain.text.split('\n').length);
    expect([hostile.to, hostile.subject]).toEqual([plain.to, plain.subject]);
    expect(hostile.subject).not.toMatch(/[\r\n]/);
  }
  expect(links(plain.text)).toEqual([LINK]);
});

it.each(KINDS)('%s: strangers can’t make us send their advertisement', (kind) => {
  for (const name of [
    'You won! https://evil.example/prize',
    'www.evil.example',
    'evil.example/prize',
    'call evil@example.com',
  ]) {
    const { text, html } = mail(kind, name, 'new@example.com');
    expect(text).not.toContain('evil');
    expect(html).not.toContain('evil');
    expect(text.startsWith('Hi,')).toBe(true);
  }
  for (const [name, greeted] of [
    ['Ada Lovelace', 'Ada'],
    ["Conor O'Neill", 'Conor'],
    ['J. R. R. Tolkien', 'J. R. R. Tolkien'],
    ['Anne-Marie', 'Anne-Marie'],
    ['李 小龙', '李 小龙'],
    ['Sammy Davis Jr.', 'Sammy'],
  ] as const) {
    expect(mail(kind, name).text.startsWith(`Hi ${greeted},`)).toBe(true);
  }
});

it.each(KINDS)('%s: is readable in dark mode, and loads nothing from elsewhere', (kind) => {
  const { html } = mail(kind, 'Ada', 'new@example.com');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).not.toMatch(/<img|<link|url\(|@import/);
});
