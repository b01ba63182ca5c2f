import { expect, it } from 'vitest';
import { nodeFault } from './node-version.ts';

it.each([
  ['18.20.8', 'Node 20.19 or newer is needed; this is 18.20.8'],
  ['20.18.3', 'Node 20.19 or newer is needed; this is 20.18.3'],
  ['20.19.0', null],
  ['24.1.0', null],
])('on Node %s: %s [incident an old Node]', (version, fault) => {
  expect(nodeFault(version)).toBe(fault);
});
