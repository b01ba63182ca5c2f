import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../problem-error.ts';
import { OverloadedError } from './load-shedding.ts';
import { UPLOAD_LIMITS, UploadPlaces, type UploadPlace } from './upload-places.ts';

const { leastBytes, ofAPerson, ofANetwork, places: PLACES, settleMs, windowMs } = UPLOAD_LIMITS;
const SLOW = 1000;
const FAST = 1_000_000;

function inTime() {
  let now = 0;
  const uploads = new UploadPlaces(UPLOAD_LIMITS, () => now);
  let people = 0;
  return {
    uploads,
    /** Each upload is by a different person. */
    open: (network: string) => uploads.take({ uid: `person-${(people += 1)}`, network }),
    pass: (ms: number) => void (now += ms),
  };
}

/** Why an upload was cut off; null if it wasn't. */
const endOf = (place: UploadPlace): Promise<unknown> =>
  Promise.race([place.cutOff.catch((error: unknown) => error), Promise.resolve().then(() => null)]);
const code = async (place: UploadPlace) => {
  const end = await endOf(place);
  return end instanceof ProblemError ? end.code : end;
};

describe('an upload', () => {
  it('that is too slow is cut off when its first window ends, and one on a 2G line isn’t [attack dripping uploads]', async () => {
    const { open, pass, uploads } = inTime();
    const [drip, gprs] = [open('1.1.1.1'), open('2.2.2.2')];
    for (let second = 1; second * 1000 <= windowMs; second += 1) {
      expect(await code(drip)).toBeNull();
      pass(1000);
      drip.arrived(1);
      gprs.arrived(3 * 1024);
      uploads.sweep();
    }
    expect(await code(drip)).toBe('request_timeout');
    expect(await code(gprs)).toBeNull();
    expect(uploads.size).toBe(1);
  });

  it('that was fast once has to stay fast', async () => {
    const { open, pass, uploads } = inTime();
    const place = open('1.1.1.1');
    place.arrived(5_000_000);
    pass(windowMs);
    uploads.sweep();
    expect(await code(place)).toBeNull();
    place.arrived(leastBytes - 1);
    pass(windowMs);
    uploads.sweep();
    expect(await code(place)).toBe('request_timeout');
  });

  it('that has arrived no longer depends on its sender: it is neither cut off nor freed', async () => {
    const { open, pass, uploads } = inTime();
    const all = Array.from({ length: PLACES }, () => open('1.1.1.1'));
    for (const place of all) place.complete();
    pass(windowMs * 2);
    uploads.sweep();
    expect(() => open('2.2.2.2')).toThrow(OverloadedError);
    expect(await Promise.all(all.map(endOf))).toEqual(all.map(() => null));
  });
});

describe('when all places are taken', () => {
  it('the slowest upload of the network with the most makes room [attack dripping uploads]', async () => {
    const { open, pass, uploads } = inTime();
    const slower = open('1.1.1.1');
    const other = open('3.3.3.3');
    const flood = Array.from({ length: PLACES - 2 }, () => open('1.1.1.1'));
    pass(settleMs);
    for (const place of flood) place.arrived(SLOW);
    const place = open('2.2.2.2');
    expect(await endOf(slower)).toBeInstanceOf(OverloadedError);
    expect(await Promise.all([place, other, ...flood].map(endOf))).toEqual(
      Array.from({ length: PLACES }, () => null),
    );
    expect(uploads.size).toBe(PLACES);
  });

  it('a network with more than its share makes room even if it is fast', async () => {
    const { open, pass } = inTime();
    const flood = Array.from({ length: PLACES }, () => open('1.1.1.1'));
    pass(settleMs);
    for (const place of flood) place.arrived(FAST);
    open('2.2.2.2');
    const ends = await Promise.all(flood.map(endOf));
    expect(ends.filter((end) => end !== null)).toHaveLength(1);
  });

  it('among networks with their share, only a slow upload does', async () => {
    const { open, pass } = inTime();
    const networks = Array.from({ length: PLACES / ofANetwork }, (_, n) => `${n}.${n}.${n}.${n}`);
    const all = networks.flatMap((network) => Array.from({ length: ofANetwork }, () => open(network))); // prettier-ignore
    pass(settleMs);
    for (const place of all) place.arrived(FAST);
    expect(() => open('9.9.9.9')).toThrow(OverloadedError);
    pass(60_000);
    open('9.9.9.9');
  });

  it('young uploads are left alone, and no network takes the place of one that has fewer', async () => {
    const { open, pass, uploads } = inTime();
    const alone = open('1.1.1.1');
    const flood = Array.from({ length: PLACES - 1 }, () => open('2.2.2.2'));
    pass(settleMs - 1);
    expect(() => open('3.3.3.3')).toThrow(OverloadedError);
    pass(1);
    for (const place of flood) place.arrived(SLOW);
    for (const _of of flood) open('2.2.2.2');
    expect(() => open('2.2.2.2')).toThrow(OverloadedError);
    expect(await endOf(alone)).toBeNull();
    for (const place of flood) expect(await endOf(place)).toBeInstanceOf(OverloadedError);
    expect(uploads.size).toBe(PLACES);
  });

  it('one person has four at most', () => {
    const { uploads } = inTime();
    const person = { uid: 'same', network: '1.1.1.1' };
    for (let n = 0; n < ofAPerson; n += 1) uploads.take(person);
    expect(() => uploads.assertRoom(person)).toThrow(ProblemError);
    expect(() => uploads.take(person)).toThrow('Too many requests');
  });
});

it('in any flood, there are never too many uploads, and a fast one elsewhere isn’t cut off', async () => {
  const step = fc.record({ ms: fc.nat(3000), bytes: fc.nat(300_000), leaves: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 200 }), async (steps) => {
      const { open, pass, uploads } = inTime();
      const honest = open('7.7.7.7');
      let last: UploadPlace | undefined;
      for (const { bytes, leaves, ms } of steps) {
        pass(ms);
        honest.arrived(300 * ms);
        if (leaves) last?.release();
        try {
          last = open('1.1.1.1');
          last.arrived(bytes);
        } catch (error) {
          if (!(error instanceof OverloadedError)) throw error;
        }
        expect(uploads.size).toBeLessThanOrEqual(PLACES);
      }
      expect(await endOf(honest)).toBeNull();
    }),
  );
});
