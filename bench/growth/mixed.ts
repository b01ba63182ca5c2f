/** Simulates visitors with the behavior of the capacity model, and compares the results with its prediction. */
import { randomFrom } from '../../server/src/test/chaos/random.ts';
import { driveClosed, driveOpen } from '../load/load-generator.ts';
import type { HttpClient } from '../load/http-client.ts';
import type { ActionSource } from '../load/workload.ts';
import { BEHAVIOR, busyMs, type Costs, mostVisitors } from './capacity-model.ts';
import type { MixedLoad } from './figures.ts';
import { idleOf, processorsOf, type Running } from './measure-serving.ts';
import type { RequestKind } from './request-kinds.ts';

const WARM_SECONDS = 10;
const STEADY_SECONDS = 40;
const MOST_SECONDS = 20;
const AT_ONCE = 24;
/** The load of the steady phase, as a share of the model's maximum. */
const STEADY_SHARE = 0.6;
const CORES = 2;

const PER_VISITOR = Object.values(BEHAVIOR).reduce((all, count) => all + count, 0);

function mixOf(kinds: readonly RequestKind[], random: () => number): ActionSource {
  const counts = new Map<string, number>();
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  return {
    next: () => {
      let at = random() * PER_VISITOR;
      const name = Object.entries(BEHAVIOR).find(([, count]) => (at -= count) < 0)?.[0] ?? '';
      const kind = byName.get(name);
      if (!kind) throw new Error(`there is no kind "${name}"`);
      // Numbers beyond those of all earlier measurements, so that a first rendering isn't answered from a cache.
      const index = counts.get(name) ?? 10_000;
      counts.set(name, index + 1);
      return { kind: name, action: kind.action(index) };
    },
  };
}

export async function driveMixed(
  running: Running,
  client: HttpClient,
  kinds: readonly RequestKind[],
  costs: Costs,
  processes: number,
): Promise<Omit<MixedLoad, 'engine' | 'processes' | 'size' | 'on'>> {
  const random = randomFrom(7);
  const mix = mixOf(kinds, random);
  await driveClosed(client, mix, { visitors: 4, seconds: WARM_SECONDS });
  const idle = await idleOf(running);
  const machine = { cores: CORES, processes, elsewhere: 0 };
  const visitors = STEADY_SHARE * mostVisitors(machine, costs, BEHAVIOR);
  const perSecond = visitors * PER_VISITOR;
  const from = processorsOf(running);
  const { results, drained } = await driveOpen(
    client,
    mix,
    { perSecond, seconds: STEADY_SECONDS },
    random,
  );
  await drained;
  const { database, product } = processorsOf(running);
  const spent = product - from.product + (database - from.database);
  const came = results.sent / PER_VISITOR / results.seconds;

  const own = process.cpuUsage();
  const most = await driveClosed(client, mix, { visitors: AT_ONCE, seconds: MOST_SECONDS });
  const { system, user } = process.cpuUsage(own);
  const measuredMost = most.rate() / PER_VISITOR;
  // The load generator runs on the same machine. Its processor time is measured, not predicted.
  const elsewhere = (user + system) / 1000 / (measuredMost * most.seconds);
  return {
    visitorsPerSecond: came,
    requestsPerSecond: results.sent / results.seconds,
    refused: [...results.refusals, ...most.refusals].reduce((all, { count }) => all + count, 0),
    p95: results.percentile(0.95, {}),
    predictedMs: busyMs(came, costs, BEHAVIOR) + idle.product + idle.database,
    measuredMs: spent / results.seconds,
    predictedMost: mostVisitors({ ...machine, elsewhere }, costs, BEHAVIOR),
    measuredMost,
  };
}
