import { execFileSync, spawnSync } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run.mjs';

const folder = join(root, 'docs/operating/monitoring');
const alerts = await readFile(join(folder, 'alerts.yml'), 'utf8');
const dashboard = JSON.parse(await readFile(join(folder, 'dashboard.json'), 'utf8'));
const tests = await readFile(join(folder, 'alerts.test.yml'), 'utf8');

/** @param {string} text */
const metricsIn = (text) =>
  new Set([...text.matchAll(/\bwayfarer_[a-z_]+/g)].map(([name]) => name.replace(HISTOGRAM, '')));
const HISTOGRAM = /_(?:bucket|count|sum)$/;

async function metricsOfTheProgram() {
  const files = ['server/src/http/lifecycle', 'server/src/process'].map(async (part) => {
    const names = await readdir(join(root, part));
    return Promise.all(names.map((name) => readFile(join(root, part, name), 'utf8')));
  });
  return metricsIn((await Promise.all(files)).flat().join('\n'));
}

it('alerts and dashboard ask for metrics that exist', async () => {
  const known = await metricsOfTheProgram();
  const asked = metricsIn(`${alerts}${JSON.stringify(dashboard.panels)}`);
  expect(asked.size).toBeGreaterThan(8);
  expect([...asked].filter((name) => !known.has(name))).toEqual([]);
});

it('each alert is tested to fire for its fault', () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(8);
  const fired = new Set(
    [...tests.matchAll(/alertname: (\w+)\n\s+exp_alerts:/g)].map(([, name]) => name),
  );
  expect(names.filter((name) => !fired.has(name))).toEqual([]);
});

it('panels of the dashboard do not overlap', () => {
  /** @type {{ gridPos: { x: number, y: number, w: number, h: number } }[]} */
  const panels = dashboard.panels;
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
});

// Prometheus's own checker, if Debian's package is installed.
it.runIf(!spawnSync('promtool', ['--version']).error)(
  'promtool finds nothing wrong, and the alerts fire as their tests say',
  () => {
    const run = (/** @type {string[]} */ ...args) =>
      execFileSync('promtool', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    expect(run('check', 'rules', 'alerts.yml')).toContain('SUCCESS');
    expect(run('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
  },
);
