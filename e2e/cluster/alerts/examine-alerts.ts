/** Tests the alerts that aren't triggered by losing a machine, with a separate Prometheus. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Surroundings } from '../background-program.ts';
import type { DatabaseCluster } from '../databases/database-cluster.ts';
import { METRICS_TOKEN, Monitoring } from '../monitoring.ts';
import { until } from '../until.ts';
import { alertFaults, type AlertFault } from './alert-faults.ts';
import { startCramped, startPair } from './watched-sites.ts';

const PATIENCE_S = 120;

interface Options extends Surroundings {
  /** The cluster, whose database is damaged and repaired, so nothing else may use it afterward. */
  databases: DatabaseCluster;
}

/** @returns a line for each alert, and the alerts that didn't fire */
export async function examineAlerts({ programs, account, root, databases }: Options) {
  const folder = join(root, 'alerts');
  await mkdir(folder, { mode: 0o755 });
  const env = { METRICS_TOKEN, LOG_LEVEL: 'fatal' };
  const pair = await startPair({
    ...env,
    DATA_DIR: join(folder, 'pair'),
    DATABASE_URL: databases.url,
  });
  const cramped = await startCramped(folder, env);
  const database = await databases.connectAsSuperuser('wayfarer');
  const sites = cramped ? [pair, cramped] : [pair];
  const targets = sites.map(({ port }) => `127.0.0.1:${port}`);
  // This is longer than the supervisor waits for a frozen process.
  const monitoring = await Monitoring.start({
    programs,
    account,
    root: folder,
    targets,
    everyS: 3,
  });
  const lines = cramped ? [] : ['alerts: only root can make the small disk of two of them'];
  const silent: string[] = [];
  try {
    for (const fault of alertFaults(pair, cramped, database)) {
      await untilItFires(monitoring, fault).then(
        () => lines.push(`${fault.alert} fires: ${fault.name}`),
        (error: Error) => silent.push(`${fault.name}: ${error.message}`),
      );
    }
  } finally {
    await monitoring.stop();
    await database.end();
    await Promise.all(sites.map((site) => site.stop()));
  }
  return { lines, silent };
}

async function untilItFires(
  monitoring: Monitoring,
  { alert, begin, meanwhile, end }: AlertFault,
): Promise<void> {
  const since = Date.now();
  await begin();
  try {
    await until(`${alert} fires`, PATIENCE_S, async () => {
      await meanwhile();
      return (await monitoring.fired(since, Date.now())).includes(alert);
    });
  } finally {
    await end();
  }
}
