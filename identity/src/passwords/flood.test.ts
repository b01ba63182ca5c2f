import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PASSWORD, newEmail, startService, type Service } from '../test/service.ts';
import { accounts, type WireAnswer } from '../test/wire.ts';
import { Bulkhead } from './bulkhead.ts';

/** The hashing of admitted calls starts when this gate opens. */
const gate = (() => {
  let opened = Promise.resolve();
  let open = () => {};
  return {
    pass: () => opened,
    shut: () => (opened = new Promise<void>((resolve) => (open = resolve))),
    open: () => open(),
  };
})();

beforeEach(() => {
  const { run } = Bulkhead.prototype;
  vi.spyOn(Bulkhead.prototype, 'run').mockImplementation(function behindTheGate<T>(
    this: Bulkhead,
    caller: string,
    work: () => Promise<T>,
  ) {
    return run.call(this, caller, () => gate.pass().then(work)) as Promise<T>;
  });
});

let service: Service;
beforeAll(async () => {
  service = await startService({ hashing: { concurrency: 2, queue: 24 } });
});
afterAll(() => service.close());

/** Waits until a given number of the calls were rejected. */
function refusals(calls: readonly Promise<WireAnswer>[]) {
  const waiting: { count: number; resolve: () => void }[] = [];
  let refused = 0;
  const look = () => {
    for (const { count, resolve } of waiting) if (refused >= count) resolve();
  };
  const follow = async (call: Promise<WireAnswer>) => {
    if ((await call).status === 503) refused += 1;
    look();
  };
  void Promise.all(calls.map(follow));
  return (count: number) =>
    new Promise<void>((resolve) => {
      waiting.push({ count, resolve });
      look();
    });
}

it.each<[string, string, (n: number) => string]>([
  ['one network', 'signUp', () => '198.51.100.66'],
  ['one network', 'signInWithPassword', () => '198.51.100.66'],
  ['forty networks of one subscriber', 'signUp', (n) => `2001:db8:9:${n}::1`],
])(
  'forty connections of %s at %s take no place of the others [attack flood of password hashes]',
  async (_whose, flooding, address) => {
    const people = Array.from({ length: 20 }, (_, n) => ({
      email: newEmail(),
      from: { 'x-test-address': `203.0.113.${n + 1}` },
    }));
    for (const { email, from } of people) {
      await accounts(service, 'signUp', { email, password: PASSWORD }, from);
    }
    void gate.shut();
    const flood = Array.from({ length: 40 }, (_, n) =>
      accounts(
        service,
        flooding,
        { email: newEmail('flood'), password: PASSWORD },
        { 'x-test-address': address(n) },
      ),
    );
    const refused = refusals(flood);
    // Two are being hashed, and 24 are waiting.
    await refused(14);
    const signIns = people.map(({ email, from }) =>
      accounts(service, 'signInWithPassword', { email, password: PASSWORD }, from),
    );
    await refused(34);
    gate.open();
    expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    const last = (await Promise.all(flood)).filter(({ status }) => status === 503);
    expect(last).toHaveLength(34);
    expect(last[0]).toMatchObject({ error: 'RESOURCE_EXHAUSTED' });
    expect(last[0]?.headers.get('retry-after')).toBe('2');
  },
);
