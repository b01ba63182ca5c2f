import { expect, it } from 'vitest';
import { isOutboxOpen } from './policy.ts';

const from = 'Wayfarer <no-reply@example.com>';

it.each([
  ['demo', undefined, true],
  ['demo', 'smtp://mail.example', false],
  ['production', undefined, false],
  ['production', 'smtp://mail.example', false],
] as const)('in %s with a mail server at %s: %s', (mode, smtpUrl, open) => {
  expect(isOutboxOpen({ mode, mail: { from, ...(smtpUrl && { smtpUrl }) } })).toBe(open);
});
