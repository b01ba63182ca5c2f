import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { HeadTemplate } from './head-template.ts';

const HEAD =
  'HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\nx-request-id: 17a4\r\n' +
  'Date: Sun, 06 Nov 1994 08:49:37 GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\n';

/** An answer with the head that some Node might have written. */
function responseWith(head: unknown): ServerResponse {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.shouldKeepAlive = true;
  return Object.assign(response, { _header: head });
}

it('is made of a head with an id and a date', () => {
  const template = HeadTemplate.read(responseWith(HEAD), '17a4');
  const next = responseWith(null);
  expect(template?.write(next, 'b33f')).toBe(true);
  const { _header: written } = next as unknown as { _header: string };
  const date = /Date: (.*)\r\n/.exec(written)?.[1] ?? '';
  expect(written).toBe(HEAD.replace('17a4', 'b33f').replace('Sun, 06 Nov 1994 08:49:37 GMT', date));
  expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(5000);
});

it.each([
  ['no head', null],
  ['a head of another kind', Buffer.from(HEAD)],
  ['no id', HEAD.replace('17a4', '')],
  ['the id twice', HEAD.replace('text/plain', '17a4')],
  ['no date', HEAD.replace(/Date:.*\r\n/, '')],
])('is not made of %s', (_what, head) => {
  expect(HeadTemplate.read(responseWith(head), '17a4')).toBeNull();
});

it('is neither made of nor used for the last answer of a connection', () => {
  const last = responseWith(HEAD);
  last.shouldKeepAlive = false;
  expect(HeadTemplate.read(last, '17a4')).toBeNull();
  expect(HeadTemplate.read(responseWith(HEAD), '17a4')?.write(last, 'b33f')).toBe(false);
});
