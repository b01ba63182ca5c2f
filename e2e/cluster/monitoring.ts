/** A Prometheus with the guide's rules, in which minutes are replaced by seconds. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { BackgroundProgram, makeFolder, type Surroundings } from './background-program.ts';
import { fillGuideFile } from './guide-files.ts';
import { until } from './until.ts';

export const METRICS_TOKEN = 'the-metrics-of-the-story';
const WINDOW = '20s';

export interface MonitoringOptions extends Surroundings {
  /** Host and port of each Wayfarer process. */
  targets: readonly string[];
  /** Seconds between two scrapes. */
  everyS?: number;
}

interface Range {
  data: { result: { metric: { alertname: string }; values: [number, string][] }[] };
}

export class Monitoring {
  readonly #origin: string;
  readonly #prometheus: BackgroundProgram;

  private constructor(port: number, prometheus: BackgroundProgram) {
    this.#origin = `http://127.0.0.1:${port}`;
    this.#prometheus = prometheus;
  }

  static async start(options: MonitoringOptions): Promise<Monitoring> {
    const { account, programs, root, targets, everyS = 1 } = options;
    const port = await freePort();
    const folder = join(root, 'prometheus');
    await mkdir(folder);
    const token = join(folder, 'token');
    await writeFile(token, METRICS_TOKEN);
    const config = await fillGuideFile('../monitoring/prometheus.yml', {
      '/etc/prometheus/wayfarer-token': token,
      "['127.0.0.1:3000']": `[${targets.join(', ')}]`,
      'scrape_configs:\n': `global: { scrape_interval: ${everyS}s, scrape_timeout: ${everyS}s, evaluation_interval: 1s }\nscrape_configs:\n`, // prettier-ignore
    });
    await writeFile(join(folder, 'prometheus.yml'), config);
    await writeFile(join(folder, 'alerts.yml'), await hastenedRules());
    const data = await makeFolder(join(root, 'prometheus-data'), account);
    const prometheus = new BackgroundProgram({
      file: programs.prometheus,
      args: [`--config.file=${folder}/prometheus.yml`, `--storage.tsdb.path=${data}`, `--web.listen-address=127.0.0.1:${port}`], // prettier-ignore
      folder: data,
      account,
      log: join(root, 'prometheus.log'),
    });
    prometheus.start();
    const monitoring = new Monitoring(port, prometheus);
    await until('Prometheus watches', 60, async () => {
      const { data: found } = await monitoring.#query('query', {
        query: 'up{job="wayfarer"} == 1',
      });
      return found.result.length === targets.length;
    });
    return monitoring;
  }

  stop(): Promise<void> {
    return this.#prometheus.stop('SIGTERM');
  }

  /** The alerts that fired between two times, in ms since 1970. */
  async fired(from: number, to: number): Promise<string[]> {
    const { data } = await this.#query('query_range', {
      query: 'ALERTS{alertstate="firing"}',
      start: String(from / 1000),
      end: String(to / 1000),
      step: '1',
    });
    return [...new Set(data.result.map(({ metric }) => metric.alertname))].sort();
  }

  async #query(kind: string, query: Record<string, string>): Promise<Range> {
    const answer = await fetch(`${this.#origin}/api/v1/${kind}?${new URLSearchParams(query)}`);
    return (await answer.json()) as Range;
  }
}

/** The guide's rules with the same queries but shorter periods, and lower thresholds for times. */
async function hastenedRules(): Promise<string> {
  const rules = await fillGuideFile('../monitoring/alerts.yml', {});
  return rules
    .replaceAll(/for: \d+[mh]$/gm, 'for: 2s')
    .replaceAll(/\[(?:5m|1h)\]/g, `[${WINDOW}]`)
    .replaceAll(/(overdue_seconds\) >) \d+/g, '$1 15');
}
