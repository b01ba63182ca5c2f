import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { SUBSCRIBED_EVENTS } from './subscribed-events.ts';

const GUIDE = new URL('../../../../../docs/operating/stripe.md', import.meta.url);

it('are the events that the guide tells the operator to subscribe to', async () => {
  const guide = await readFile(GUIDE, 'utf8');
  const [, list = ''] = /events: begin([\s\S]*)events: end/.exec(guide) ?? [];
  const told = [...list.matchAll(/`([\w.]+)`/g)].map(([, type]) => type);
  expect(told).toEqual([...SUBSCRIBED_EVENTS]);
});
