/**
 * `npm run test:cluster -- [--from=COMMIT] [--seed=N] [--keep] [--wake]`: runs three PostgreSQL servers under Patroni
 * and etcd, and two processes of the built product behind HAProxy, with the files in docs/operating/cluster. While
 * visitors browse and travelers book and pay, one part of the cluster after the other fails. Exits with status 1 if an
 * acknowledged write is lost, a payment was taken twice, or the product sent a response that no fault explains.
 */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { outsideChaosProvider } from '../../server/src/test/chaos/chaos-provider.ts';
import { comeToRest } from '../../server/src/test/chaos/come-to-rest.ts';
import { randomFrom } from '../../server/src/test/chaos/random.ts';
import { unprivilegedAccount } from '../../server/src/test/database/postgres.ts';
import { examineAlerts } from './alerts/examine-alerts.ts';
import { DatabaseCluster } from './databases/database-cluster.ts';
import { allFaults, type Whole } from './faults.ts';
import { Ledger, type PhaseCount } from './ledger.ts';
import { Load } from './load.ts';
import { buildEarlierVersion } from './earlier-version.ts';
import { findPrograms, takesLeadBack, type Programs } from './needed-programs.ts';
import { METRICS_TOKEN, Monitoring } from './monitoring.ts';
import { phaseTable } from './report.ts';
import { SharedCache } from './shared-cache.ts';
import { WayfarerSite } from './wayfarer-site.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const { values } = parseArgs({
  options: {
    // The version to upgrade from, as a commit or tag.
    from: { type: 'string' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'boolean', default: false },
    // Brings a leader back without a reset, even if Patroni is too old for that.
    wake: { type: 'boolean', default: false },
  },
});

async function inTurn(
  whole: Whole,
  monitoring: Monitoring,
  isOldPatroni: boolean,
): Promise<PhaseCount[]> {
  const phases: PhaseCount[] = [];
  for (const { name, alerts, run } of allFaults({ isOldPatroni })) {
    const [from, since] = [performance.now(), Date.now()];
    await run(whole);
    const phase = whole.ledger.count(name, from, performance.now());
    const fired = await monitoring.fired(since, Date.now());
    say(
      `${name}: ${phase.withoutWrites.toFixed(1)} s without writes; alerts: ${fired.join(', ') || 'none'}`,
    );
    if (phase.failures !== '') say(`  failed: ${phase.failures}`);
    const silent = alerts.filter((alert) => !fired.includes(alert));
    for (const alert of silent) whole.ledger.unexplained.push(`${name}: ${alert} did not fire`);
    phases.push(phase);
  }
  return phases;
}

async function story(programs: Programs, root: string): Promise<boolean> {
  const isOldPatroni = !values.wake && takesLeadBack(programs.patroni);
  if (isOldPatroni)
    say(
      'Patroni is older than 3.0.3, so a leader that was cut off or frozen is reset before it comes back',
    );
  const earlier = await buildEarlierVersion(values.from);
  say(`two processes are upgraded from ${earlier.name}, ${earlier.behind} migrations behind`);
  const account = await unprivilegedAccount();
  const provider = await outsideChaosProvider();
  const databases = await DatabaseCluster.start({ programs, account, root });
  say('three databases serve');
  // Public reads use the standbys, no matter which servers they are.
  const urls = { DATABASE_URL: databases.url, DATABASE_READ_URL: databases.url };
  const env = { ...urls, METRICS_TOKEN, ...provider.env };
  const earlierMain = earlier.main;
  const site = await WayfarerSite.start({ programs, account, root, env, earlierMain });
  say('two processes serve');
  const monitoring = await Monitoring.start({ programs, account, root, targets: site.targets });
  const cache = await SharedCache.start({ programs, account, root, origin: site.origin });
  provider.sendWebhooksTo({ origin: site.origin, copies: () => 1 });
  const ledger = new Ledger();
  const random = randomFrom(Number(values.seed));
  const load = await Load.begin({ origin: site.origin, provider, ledger, random });
  try {
    const phases = await inTurn({ databases, site, ledger }, monitoring, isOldPatroni);
    await load.end();
    say(`\n${phaseTable(phases)}\n`);
    const { lines, violations } = await cache.examine();
    for (const line of lines) say(line);
    ledger.unexplained.push(...violations);
    provider.sendWebhooksTo(null);
    while ((await provider.deliverDue()) > 0) await wait(500);
    await site.stop();
    await writeFile(join(root, 'wayfarer.log'), site.output());
    const { bookings, payments, canceled, unexplained } = ledger;
    const found = await comeToRest(
      { env: site.env, acknowledged: [...bookings], canceled: [...canceled], saved: payments },
      provider,
    );
    const lost = found.violations.filter((one) => one.includes('is lost'));
    const others = found.violations.filter((one) => !lost.includes(one));
    say(
      `acknowledged: ${bookings.size} bookings, ${payments.size} payments, ${canceled.size} cancellations`,
    );
    say(`lost: ${lost.length}; taken twice or otherwise wrong: ${others.length}`);
    const alerts = await examineAlerts({ programs, account, root, databases });
    for (const line of alerts.lines) say(line);
    unexplained.push(...alerts.silent);
    for (const line of [...found.violations, ...unexplained]) say(line);
    return found.violations.length + unexplained.length === 0;
  } finally {
    await load.end();
    await cache.stop();
    await monitoring.stop();
    await site.stop();
    databases.close();
    await provider.close();
  }
}

const programs = await findPrograms().catch((error: Error) => error.message);
if (typeof programs === 'string') {
  process.stderr.write(`${programs}\n`);
  process.exit(2);
}
process.setMaxListeners(50); // each program ends together with this process
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const root = await mkdtemp(join(tmpdir(), 'wayfarer-cluster-'));
await chmod(root, 0o755); // the databases' account needs access
let isGood = false;
try {
  isGood = await story(programs, root);
} finally {
  if (isGood && !values.keep) await rm(root, { recursive: true, force: true });
  else say(`the logs are in ${root}`);
}
process.exit(isGood ? 0 : 1);
