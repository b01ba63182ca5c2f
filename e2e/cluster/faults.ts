/** The faults that the cluster suffers one after the other; each ends when the cluster has recovered. */
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseCluster } from './databases/database-cluster.ts';
import type { DatabaseMachine } from './databases/database-machine.ts';
import type { Ledger } from './ledger.ts';
import { until } from './until.ts';
import type { WayfarerSite } from './wayfarer-site.ts';

export interface Whole {
  databases: DatabaseCluster;
  site: WayfarerSite;
  ledger: Ledger;
}

interface Fault {
  name: string;
  /** The alerts that must fire during the fault. */
  alerts: readonly string[];
  run(whole: Whole): Promise<void>;
}

const CALM_S = 8;
const FAILOVER_S = 120;
const LOST_PROCESS_S = 5;
const FROZEN_S = 25;
/**
 * The time in seconds that is long enough for old pages to reach the new process, and for new rows to reach the old
 * process.
 */
const BOTH_VERSIONS_S = 15;
/** A number of writes that rules out coincidence. */
const SEVERAL_WRITES = 20;
const NO_DATABASE = ['WayfarerDatabaseAway', 'WayfarerRefusesWork'];
/** More reports than the alert's threshold for two processes, but fewer than the limit for one address. */
const [REPORTS, REPORTS_AT_ONCE, BETWEEN_REPORTS_MS] = [20, 20, 500];

/** A fault of the leader: waits until another leader has taken over, and then brings the first one back. */
function leaderFault(
  name: string,
  alerts: readonly string[],
  strike: (leader: DatabaseMachine) => void,
  comeBack: (leader: DatabaseMachine) => void,
): Fault {
  const run = async ({ databases, ledger }: Whole) => {
    const leader = await databases.leader();
    strike(leader);
    await until('another one leads', FAILOVER_S, async () => (await databases.leader()) !== leader);
    await areWritten(ledger);
    comeBack(leader);
    await databases.isWhole();
    await areWritten(ledger);
  };
  return { name, alerts, run };
}

async function areWritten(ledger: Ledger): Promise<void> {
  const from = performance.now();
  await until('writes', FAILOVER_S, () => ledger.writesSince(from) >= SEVERAL_WRITES);
}

/**
 * Freezes etcd's leader for longer than any lease lasts. When it wakes, it may end all leases before it notices the new
 * leader (etcd-io/etcd#15247).
 */
async function freezeEtcd({ databases, ledger }: Whole): Promise<void> {
  const decided = await databases.etcdLeader();
  if (!decided) throw new Error('there is no etcd leader');
  decided.signal('SIGSTOP');
  await wait(FROZEN_S * 1000);
  await areWritten(ledger);
  decided.signal('SIGCONT');
  await wait(CALM_S * 1000);
  await databases.isWhole();
  await areWritten(ledger);
}

async function loseProcess({ ledger, site }: Whole): Promise<void> {
  await site.killProcess(0);
  await wait(LOST_PROCESS_S * 1000);
  await site.startProcess(0);
  await areWritten(ledger);
}

/** Upgrades one process after the other from the earlier to the current version, as in the guide. */
async function upgradeInTurn({ ledger, site }: Whole): Promise<void> {
  await site.restartProcess(0);
  await wait(BOTH_VERSIONS_S * 1000);
  await areWritten(ledger);
  await site.restartProcess(1);
  await areWritten(ledger);
  await wait(CALM_S * 1000); // until both have the pages in memory
}

/** Sends the reports that browsers send if foreign content was injected into the product's pages. */
async function reportViolations({ site }: Whole): Promise<void> {
  const body = {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://elsewhere.example/x.js',
  };
  const reports = Array.from({ length: REPORTS_AT_ONCE }, () => ({ type: 'csp-violation', body }));
  const headers = { 'content-type': 'application/reports+json' };
  for (let sent = 0; sent < REPORTS; sent += 1) {
    const call = { method: 'POST', headers, body: JSON.stringify(reports) };
    await fetch(`${site.origin}/csp-reports`, call);
    await wait(BETWEEN_REPORTS_MS);
  }
}

async function restartInTurn({ databases, ledger, site }: Whole): Promise<void> {
  for (const at of [0, 1]) {
    await site.restartProcess(at);
    await areWritten(ledger); // until the load balancer has noticed
  }
  site.reloadBalancer();
  await areWritten(ledger);
  for (const member of databases.etcd) {
    await member.stop();
    member.start();
    await until('an etcd leads', 60, async () => (await databases.etcdLeader()) !== undefined);
    await areWritten(ledger);
  }
  const first = await databases.leader();
  const others = databases.machines.filter((machine) => machine !== first);
  for (const machine of others) await restart(machine, databases);
  await databases.handOver();
  await restart(first, databases);
  await areWritten(ledger);
}

async function restart(machine: DatabaseMachine, databases: DatabaseCluster): Promise<void> {
  await machine.stop();
  machine.start();
  await databases.isWhole();
}

/** All faults. If Patroni is old, a leader is reset before it comes back: see `takesLeadBack`. */
export function allFaults({ isOldPatroni }: { isOldPatroni: boolean }): Fault[] {
  const reset = (leader: DatabaseMachine) => {
    leader.signal('SIGKILL');
    leader.mend();
    leader.start();
  };
  const then = isOldPatroni ? ', then reset' : '';
  return [
    { name: 'nothing', alerts: [], run: () => wait(CALM_S * 1000) },
    { name: 'Wayfarer is upgraded in turn', alerts: [], run: upgradeInTurn },
    leaderFault(
      'the leader is killed',
      NO_DATABASE,
      (leader) => leader.signal('SIGKILL'),
      (leader) => leader.start(),
    ),
    leaderFault(
      `the leader is cut off from the others${then}`,
      [],
      (leader) => leader.cutOff(),
      isOldPatroni ? reset : (leader) => leader.mend(),
    ),
    leaderFault(
      `the leader is frozen${then}`,
      // Calls to a frozen database wait, so only a few requests are rejected.
      ['WayfarerDatabaseAway'],
      (leader) => leader.signal('SIGSTOP'),
      isOldPatroni ? reset : (leader) => leader.signal('SIGCONT'),
    ),
    { name: 'the etcd leader is frozen', alerts: [], run: freezeEtcd },
    { name: 'a Wayfarer process is killed', alerts: ['WayfarerDown'], run: loseProcess },
    { name: 'everything is restarted in turn', alerts: [], run: restartInTurn },
    {
      name: 'browsers block content of pages',
      alerts: ['WayfarerPolicyViolations'],
      run: reportViolations,
    },
  ];
}
