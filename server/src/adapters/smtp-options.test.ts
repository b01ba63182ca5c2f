import { expect, it } from 'vitest';
import { smtpOptions } from './smtp-options.ts';

it.each([
  ['smtp://me:secret@mail.example:587', true],
  ['smtp://mail.example:25', false],
  ['smtp://me:secret@127.0.0.1:587', false],
])('%s requires TLS: %s [attack a mail password in clear text]', (url, requireTLS) => {
  expect(smtpOptions(url, 1000)).toMatchObject({ url, requireTLS });
});
