import { expect, it } from 'vitest';
import { accountMailDelivery, mailDelivery } from './mail-delivery.ts';

const from = 'Wayfarer <no-reply@example.com>';

it.each([
  ['demo', undefined, 'outbox'],
  ['demo', 'smtp://mail.example', 'server'],
  ['production', undefined, 'none'],
  ['production', 'smtp://mail.example', 'server'],
] as const)('in %s with a mail server at %s: %s', (mode, smtpUrl, delivery) => {
  const wiring = { mode, mail: { from, ...(smtpUrl && { smtpUrl }) } };
  expect(mailDelivery(wiring)).toBe(delivery);
  expect(accountMailDelivery({ ...wiring, identity: { kind: 'embedded' } })).toBe(delivery);
  expect(accountMailDelivery({ ...wiring, identity: { kind: 'firebase' } })).toBe('server');
});
