/** Makes load out of actions: as fast as they are served, or by the clock whatever is served. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Action, Mix } from './mix.ts';
import { Score } from './score.ts';
import type { Ask } from './traveller.ts';
import type { Wire } from './wire.ts';

const TICK_MS = 4;

/** Waits from the moment that the action was due, so that a stall counts for all who came meanwhile. */
async function act(
  wire: Wire,
  score: Score,
  { kind, action }: { kind: string; action: Action },
  due: number,
): Promise<void> {
  let from = due;
  const ask: Ask = async (name, wanted, call) => {
    const answered = await wire.ask(call);
    const now = performance.now();
    score.request({ kind: name, wanted, at: now, ms: now - from, answered });
    from = now;
    return answered.status === wanted ? answered : undefined;
  };
  score.action(kind, await action(ask), performance.now());
}

/** So many visitors, each doing the next thing as soon as the one before is done. */
export async function driveClosed(
  wire: Wire,
  mix: Mix,
  { visitors, seconds }: { visitors: number; seconds: number },
): Promise<Score> {
  const score = new Score();
  const until = performance.now() + seconds * 1000;
  const visitor = async () => {
    while (performance.now() < until) await act(wire, score, mix.next(), performance.now());
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  score.end();
  return score;
}

/**
 * Visitors come by chance, so many a second on average, however the others fare. Answers when the last
 * one has come; `drained` resolves when the last one was answered.
 */
export async function driveOpen(
  wire: Wire,
  mix: Mix,
  { perSecond, seconds }: { perSecond: number; seconds: number },
  random: () => number,
): Promise<{ score: Score; drained: Promise<unknown> }> {
  const score = new Score();
  const until = performance.now() + seconds * 1000;
  const running = new Set<Promise<void>>();
  let due = performance.now();
  while (due < until) {
    for (const now = performance.now(); due <= now && due < until;) {
      const one = act(wire, score, mix.next(), due).finally(() => running.delete(one));
      running.add(one);
      due += (-Math.log(1 - random()) * 1000) / perSecond;
    }
    await wait(TICK_MS);
  }
  score.end();
  return { score, drained: Promise.all(running) };
}
