/** Generates load from actions: closed (as fast as they are served) or open (at a fixed rate). */
import { setTimeout as wait } from 'node:timers/promises';
import type { Action, ActionSource } from './workload.ts';
import { Results } from './results.ts';
import type { Send } from './traveler.ts';
import type { HttpClient } from './http-client.ts';

const TICK_MS = 4;

/** Measures from the time when the action was due, so that a stall counts for every visitor who arrived during it. */
async function act(
  client: HttpClient,
  results: Results,
  { kind, action }: { kind: string; action: Action },
  due: number,
): Promise<void> {
  let from = due;
  const send: Send = async (name, wanted, call) => {
    const response = await client.send(call);
    const now = performance.now();
    results.request({ kind: name, wanted, at: now, ms: now - from, response });
    from = now;
    return response.status === wanted ? response : undefined;
  };
  results.action(kind, await action(send), performance.now());
}

/** Drives a fixed number of visitors, each of whom starts the next action as soon as the previous one is done. */
export async function driveClosed(
  client: HttpClient,
  workload: ActionSource,
  { visitors, seconds }: { visitors: number; seconds: number },
): Promise<Results> {
  const results = new Results();
  const until = performance.now() + seconds * 1000;
  const visitor = async () => {
    while (performance.now() < until)
      await act(client, results, workload.next(), performance.now());
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  results.end();
  return results;
}

/**
 * Drives visitors who arrive at random times, `perSecond` on average, no matter how slowly earlier visitors are served.
 * Returns when the last visitor has arrived; `drained` resolves when the last one was served.
 */
export async function driveOpen(
  client: HttpClient,
  workload: ActionSource,
  { perSecond, seconds }: { perSecond: number; seconds: number },
  random: () => number,
): Promise<{ results: Results; drained: Promise<unknown> }> {
  const results = new Results();
  const until = performance.now() + seconds * 1000;
  const running = new Set<Promise<void>>();
  let due = performance.now();
  while (due < until) {
    for (const now = performance.now(); due <= now && due < until;) {
      const one = act(client, results, workload.next(), due).finally(() => running.delete(one));
      running.add(one);
      due += (-Math.log(1 - random()) * 1000) / perSecond;
    }
    await wait(TICK_MS);
  }
  results.end();
  return { results, drained: Promise.all(running) };
}
