import { endpoints } from '@wayfarer/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_REQUESTS } from '../../test/sample-requests.ts';
import { ALL, openWalk, type Walk } from '../../test/walk-contract.ts';

const CREATES = ALL.filter(([, { status }]) => status === 201);

let walk: Walk;
beforeAll(async () => {
  walk = await openWalk();
});
afterAll(() => walk.world.close());

describe('every endpoint of the contract', () => {
  it('has a valid request here, so that the walk leaves none out', () => {
    expect(Object.keys(SAMPLE_REQUESTS).sort()).toEqual(Object.keys(endpoints).sort());
  });

  it.each(ALL)('%s is mounted, and answers a valid request', async (name, endpoint) => {
    const { sample } = await walk.rightly(name, endpoint);
    expect(walk.world.app.hasRoute({ method: endpoint.method, url: `/api${endpoint.path}` })).toBe(
      true,
    );
    const answer = await walk.send(endpoint, sample);
    expect([answer.statusCode, answer.body]).toEqual([endpoint.status ?? 200, answer.body]);
    if (endpoint.auth === 'public') return;
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
});

describe('a create', () => {
  it.each(CREATES)('%s is done once per Idempotency-Key', async (name, endpoint) => {
    const { sample } = await walk.rightly(name, endpoint);
    const headers = { ...sample.headers, 'idempotency-key': `walk-${name}` };
    const first = await walk.send(endpoint, { ...sample, headers });
    const again = await walk.send(endpoint, { ...sample, headers });
    expect([first.statusCode, first.headers['idempotent-replayed']]).toEqual([201, undefined]);
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
    expect(again.json()).toEqual(first.json());
  });
});
